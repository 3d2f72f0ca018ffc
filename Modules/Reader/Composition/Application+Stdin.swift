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
        if let word = line.split(whereSeparator: \.isWhitespace).first { references.append(ArticleReference(String(word))) }
      }
    } catch {
      switch error {
      case .cannotRead(let reason): fail("Standard input cannot be read: \(reason).")
      }
      return []
    }
    if references.isEmpty {
      answers.display(
        SentencesViewModel(
          lines: [], messages: [Message(.notice, "Standard input names no articles.")], exported: .empty, outcome: .nothingMatched))
    }
    return references
  }
}
