public import CoreTerminal
public import SampleScenes

extension RandomQuote.Request: DialogueRequest {
  public static var vocabulary: [(words: String, meaning: String)] { [("next", "show another quote, as an empty line does")] }

  public static var ofEmptyLine: RandomQuote.Request? { .show }

  public init?(_ line: DialogueLine) {
    guard line.verb == "next", line.arguments.isEmpty else { return nil }
    self = .show
  }
}
