import ChapterCommand

ChapterCommand<ValidationStep>.main()
