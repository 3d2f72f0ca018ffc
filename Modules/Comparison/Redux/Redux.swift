/// The store of Store behind actions, a reducer and middleware.
public enum Redux {}
