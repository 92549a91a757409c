import ChapterKit

ChapterCommand<FilterStep>.main()
