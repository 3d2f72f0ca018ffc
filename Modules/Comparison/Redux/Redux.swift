/// The store of the architecture Store, changed only through actions, a reducer and middlewares.
public enum Redux {}
