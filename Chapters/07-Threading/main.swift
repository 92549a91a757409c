import ChapterKit

ChapterCommand<ThreadingStep>.main()
