internal import CoreDomain
public import CoreScenes

/// A scene that a dialogue runs, and its words besides the requests.
@MainActor
public struct DialogueSession<Request: DialogueRequest> {
  public let interactor: any Interactor<Request>
  /// The words of this session besides the requests, in the order of the help text.
  public let words: [DialogueWord]

  public init(_ interactor: any Interactor<Request>, words: [DialogueWord] = []) {
    self.interactor = interactor
    self.words = words
  }
}
