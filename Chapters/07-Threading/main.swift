import ChapterCommand

ChapterCommand<ThreadingStep>.main()
