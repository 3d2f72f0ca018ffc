/// View, interactor, presenter: the architecture of `sample` and `strata`.
///
/// ```
///   Request -> Interactor -> use case
///                |  | Response
///   Router <-----+  Presenter -> ViewModel -> Display
/// ```
/// The view has two ends in a terminal: the command that makes the request, and the display. Neither is a place for routing, so the interactor
/// asks the router.
public enum VIP {}
