/// Dispatcher, use case, actor, view model.
public enum TwoRings {}
