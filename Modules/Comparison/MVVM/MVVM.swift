/// A view that observes a view model, in the simplified form of its author: view, view model, use case, repository. Only the repository is a
/// protocol; use cases and repositories are those of Domain.
///
/// ```
///   user   -> View -> ViewModel -> UseCase -> Repository
///   screen <- View <~ ViewModel <-
///              observes
/// ```
public enum MVVM {}
