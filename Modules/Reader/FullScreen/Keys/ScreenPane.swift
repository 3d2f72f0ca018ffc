/// A part of the screen that takes keys.
public enum ScreenPane: String, Hashable, Sendable, CaseIterable {
  case feeds, list, article
}
