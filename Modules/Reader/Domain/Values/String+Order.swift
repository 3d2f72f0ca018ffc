extension String {
  /// Whether this text comes before another. The order is that of `<`, which compares the Unicode scalars of the texts in form NFC (Unicode
  /// Standard Annex 15). Of two unequal texts, one always precedes the other.
  ///
  /// In Swift 6.3, `<` does not guarantee the latter: if one text is the beginning of the other but is composed differently, as in
  /// `cafe\u{301}` and `caf\u{E9}s`, neither is smaller. Sorting by such an order depends on the initial order, so its result would differ
  /// between stores and devices.
  public func precedes(_ other: String) -> Bool {
    if self < other { return true }
    if self == other || other < self { return false }
    // After a NUL is appended, which precedes all other characters, no text is the beginning of another.
    return self + "\0" < other + "\0"
  }
}
