import Scenes
import Testing

/// What every sentence and every hint must be: told in full, on one line, with nothing in it that Swift printed by mistake.
func expectSentence(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(text.hasSuffix(".") && !text.hasSuffix(".."), sourceLocation: sourceLocation)
  #expect(!text.contains { $0.isNewline }, sourceLocation: sourceLocation)
  #expect(!text.contains("  "), sourceLocation: sourceLocation)
  #expect(!text.contains("Optional(") && !text.contains("(problem:"), sourceLocation: sourceLocation)
}
