extension String {
  /// Whether this text comes before another: in the order of `<`, which compares Unicode scalars of canonically equivalent texts
  /// (Unicode Standard Annex 15, form NFC). Of two texts that are not equal, one always precedes the other.
  ///
  /// `<` does not promise that in Swift 6.3. When one text is the beginning of the other but is composed differently, as in `cafe\u{301}` and
  /// `caf\u{E9}s`, neither is smaller. An order with such a gap depends on what came first, and would not be the same in all stores and on all
  /// devices.
  public func precedes(_ other: String) -> Bool {
    if self < other { return true }
    if self == other || other < self { return false }
    // With a last character that comes before all others, no text is the beginning of another.
    return self + "\0" < other + "\0"
  }
}
