import CoreDomain

/// What the user's devices share of a rule: that it exists. Its text in shortest form is the key.
extension ArticleRule {
  /// The fields of every rule.
  public static let syncItem = SyncItem([SyncItem.presence: SyncItem.present])

  /// Whether the text can be the key of a rule. The rule may name a view that is still arriving.
  static func isValid(of field: String, for text: String) -> Bool {
    guard field == SyncItem.presence, text.withoutControls == text, !text.contains(where: \.isNewline) else { return false }
    do throws(RuleError) {
      return try ArticleRule(text).text == text
    } catch {
      if case .query(.unknownView) = error.kind { return text.trimmingWhitespace() == text }
      return false
    }
  }
}
