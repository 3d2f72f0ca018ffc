import ReaderScenes

/// `strata star` and `strata unstar`, which set and clear `ArticleMark.starred`. In the full screen, a key toggles the star (`KeyMap.defaultKeyBindings`).
enum StarUnstar: MarkKind {
  static let words = MarkWords.starred
}
