internal import CoreDomain
public import CoreScenes

/// A scene that a dialogue runs, and its words besides the requests.
@MainActor
public struct DialogueSession<Request: DialogueRequest> {
  public let interactor: any Interactor<Request>
  /// The commands of this session, for the help text.
  public let vocabulary: [(words: String, meaning: String)]
  /// The words of this session besides the requests, in the order of the help text.
  public let words: [DialogueWord]

  public init(
    _ interactor: any Interactor<Request>, vocabulary: [(words: String, meaning: String)] = Request.vocabulary, words: [DialogueWord] = []
  ) {
    self.interactor = interactor
    self.vocabulary = vocabulary
    self.words = words
  }
}
