/// View, interactor, presenter: the architecture of `sample` and `strata`.
public enum VIP {}
