import ChapterKit

ChapterCommand<RetainCyclesStep>.main()
