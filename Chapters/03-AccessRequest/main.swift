import ChapterKit

ChapterCommand<AccessRequestStep>.main()
