import ChapterKit

ChapterCommand<TweetModelsStep>.main()
