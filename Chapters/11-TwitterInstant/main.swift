import ChapterKit

ChapterCommand<TwitterInstantStep>.main()
