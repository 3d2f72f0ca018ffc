/// One store for shared state, and a view state for each view.
public enum Store {}
