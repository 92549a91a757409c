import ChapterCommand

ChapterCommand<SignInStep>.main()
