extension RefreshPolicy {
  /// Whether the feed is permanently gone, as its server said (410, RFC 9110 section 15.5.11). It is requested only when the user insists,
  /// and it stays gone after other errors: only the feed itself brings it back.
  static func staysGone(_ fetchState: FetchState) -> Bool { fetchState.problem == .gone }
}
