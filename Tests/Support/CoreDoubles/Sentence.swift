package import CoreScenes
package import Testing

/// Expects a sentence or hint to end with one full stop or a question mark, to be on one line, and to contain no accidental debug output of Swift values.
package func expectSentence(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect((text.hasSuffix(".") || text.hasSuffix("?")) && !text.hasSuffix(".."), sourceLocation: sourceLocation)
  #expect(!text.contains { $0.isNewline }, sourceLocation: sourceLocation)
  #expect(!text.contains("  "), sourceLocation: sourceLocation)
  #expect(!text.contains("Optional(") && !text.contains("(problem:"), sourceLocation: sourceLocation)
}

package func expectSentence(_ text: MessageText, sourceLocation: SourceLocation = #_sourceLocation) {
  expectSentence(text.text, sourceLocation: sourceLocation)
}
