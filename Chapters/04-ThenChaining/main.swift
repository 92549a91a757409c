import ChapterCommand

ChapterCommand<ThenChainingStep>.main()
