import ChapterKit

ChapterCommand<AvatarsStep>.main()
