import ChapterKit

ChapterCommand<WithoutSignalsStep>.main()
