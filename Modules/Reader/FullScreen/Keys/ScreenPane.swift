/// A part of the screen that takes keys.
enum ScreenPane: String, Hashable, Sendable, CaseIterable {
  case feeds, list, article
}
