let interactor = Presentation.ListInteractor(presenter: ListPresenter())
let text = "\(ArticleStore())"
// let store = ArticleStore()
