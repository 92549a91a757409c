import ChapterKit

ChapterCommand<ThenChainingStep>.main()
