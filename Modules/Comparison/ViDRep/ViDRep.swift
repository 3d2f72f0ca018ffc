/// View, dispatcher, repository.
///
/// A scene sends actions to a dispatcher. The dispatcher asks the reducer and the infrastructure, and writes the results into the
/// repository. The repository publishes each write, and the scene draws its part of the state.
///
/// ```
///          action             ask, answer
///   Scene --------> Dispatcher <--------> Reducer (rules)
///     ^                 |  ^------------> client, database (use cases)
///     | state()         | write
///     +----------- Repository (all state, observed)
/// ```
///
/// There is no router and no resolver, because no scene leads to another and the wiring creates each part once. The quote has no reducer,
/// because it has no rules.
public enum ViDRep {}
