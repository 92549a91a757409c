import ChapterCommand

ChapterCommand<AvatarsStep>.main()
