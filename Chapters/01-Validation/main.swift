import ChapterKit

ChapterCommand<ValidationStep>.main()
