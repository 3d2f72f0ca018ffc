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
/// Left out: the router and the resolver, because no scene leads to another and the wiring makes each part once; in the quote also the
/// reducer, because it has no rules.
public enum ViDRep {}
