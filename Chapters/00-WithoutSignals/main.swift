import ChapterCommand

ChapterCommand<WithoutSignalsStep>.main()
