extension Double {
  /// Parses a number in decimal notation, as in JSON (RFC 8259 section 6). A plus sign is allowed, and so is a number without digits before
  /// the point. Nil for `nan`, `inf`, `0x1p3` and other forms that only Swift accepts.
  package init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }) else { return nil }
    self.init(text)
  }
}
