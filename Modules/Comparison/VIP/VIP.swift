/// View, interactor, presenter: the architecture of `sample` and `strata`.
///
/// ```
///   Request -> Interactor -> use case
///                  | Response
///              Presenter -> ViewModel -> Display
/// ```
/// The view has two ends in a terminal: the command that makes the request, and the display. No scene leads to another one, so there is no
/// router.
public enum VIP {}
