public import ReaderDomain

/// The words of a search in a test follow the rules for searches.
extension SearchWords: ExpressibleByArrayLiteral {
  public init(arrayLiteral words: String...) {
    do { self = try SearchWords(words.joined(separator: " ")) } catch { preconditionFailure("\(words): \(error)") }
  }
}
