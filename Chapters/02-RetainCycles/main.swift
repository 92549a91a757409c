import ChapterCommand

ChapterCommand<RetainCyclesStep>.main()
