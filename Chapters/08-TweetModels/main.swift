import ChapterCommand

ChapterCommand<TweetModelsStep>.main()
