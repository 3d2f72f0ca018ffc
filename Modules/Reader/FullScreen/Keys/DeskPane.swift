/// A part of the screen that takes keys.
public enum DeskPane: String, Hashable, Sendable, CaseIterable {
  case feeds, list, article
}
