import ChapterCommand

ChapterCommand<SearchStep>.main()
