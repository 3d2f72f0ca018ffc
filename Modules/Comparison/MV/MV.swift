/// A view, and nothing else.
public enum MV {}
