public actor FileArticleRepository<Files> {
  let store = ArticleStore()
}
