/// One store, and a view state per view.
public enum Store {}
