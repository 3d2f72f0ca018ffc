extension RefreshPolicy {
  /// For how many seconds a response counts as fresh: at most the longest interval.
  static func fresh(_ seconds: Int?) -> Int? {
    seconds.map { min(max($0, 0), RefreshInterval.longestMinutes * 60) }
  }

  /// The interval in minutes that the freshness of a response suggests.
  static func freshMinutes(seconds: Int) -> Int { seconds / 60 + (seconds % 60 > 0 ? 1 : 0) }
}
