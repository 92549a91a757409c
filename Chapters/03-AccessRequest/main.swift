import ChapterCommand

ChapterCommand<AccessRequestStep>.main()
