import ChapterKit

ChapterCommand<ThrottlingStep>.main()
