/// View, interactor, presenter: the architecture of `sample` and `strata`.
///
/// ```
///   Request -> Interactor -> use case
///                |  | Response
///   Router <-----+  Presenter -> ViewModel -> Display
/// ```
/// In a terminal, the view consists of two parts: the command that makes the request, and the display. Neither can route, so the interactor
/// calls the router.
public enum VIP {}
