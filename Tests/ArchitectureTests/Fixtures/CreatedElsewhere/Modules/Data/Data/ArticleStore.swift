struct ArticleStore {}
