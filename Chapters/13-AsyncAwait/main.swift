import ChapterKit

ChapterCommand<AsyncAwaitStep>.main()
