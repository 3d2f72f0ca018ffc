/// A view that observes a view model.
public enum MVVM {}
