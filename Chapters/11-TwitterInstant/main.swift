import ChapterCommand

ChapterCommand<TwitterInstantStep>.main()
