import ChapterCommand

ChapterCommand<ThrottlingStep>.main()
