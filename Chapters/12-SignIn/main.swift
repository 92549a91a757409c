import ChapterKit

ChapterCommand<SignInStep>.main()
