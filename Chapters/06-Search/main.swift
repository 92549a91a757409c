import ChapterKit

ChapterCommand<SearchStep>.main()
