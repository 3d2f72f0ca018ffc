struct ListView {
  let make = ListInteractor.init
  let presenter: ListPresenter
}
