public final class ListInteractor {
  let repository = FileArticleRepository<Set<[Int]>>()
  let presenter = ListPresenter()
}
