public import CoreComposition
import CoreScenes
import CoreTerminal
public import ReaderDomain

extension Application {
  /// The articles whose IDs are on standard input, one at the beginning of each line. Shows a message when there are none.
  public func referencesFromStandardInput() async -> [ArticleReference] {
    var references: [ArticleReference] = []
    do throws(LineReaderError) {
      for try await line in try LineReader() {
        // Some programs put a byte order mark at the beginning of a file.
        let text = references.isEmpty && line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line[...]
        if let word = text.split(whereSeparator: \.isWhitespace).first { references.append(ArticleReference(String(word))) }
      }
    } catch {
      switch error {
      case .cannotRead(let reason): fail("Standard input cannot be read: \(reason).")
      }
      return []
    }
    if references.isEmpty {
      tell(Message(.notice, "Standard input names no articles."), .nothingMatched)
    }
    return references
  }
}
