public struct ListPresenter {}
