let interactor = ListInteractor(presenter: ListPresenter(), repository: FileArticleRepository<Int>())
