import ChapterCommand

ChapterCommand<FilterStep>.main()
