public final class ListInteractor {
  let repository = FileArticleRepository<Set<[Int]>>()
}
