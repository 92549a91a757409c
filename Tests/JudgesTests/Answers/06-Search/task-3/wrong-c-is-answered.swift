// Says: gets no answer
let predictedAnswers = "---b-a--cd"
