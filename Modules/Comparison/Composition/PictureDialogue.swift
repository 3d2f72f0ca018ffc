import ComparisonScenes
import CoreScenes
import CoreTerminal
import SampleDomain

/// A line of the picture dialogue: a request of the session or of the search.
enum PictureLine: DialogueRequest {
  case session(PictureSession.Request)
  /// Searches for a picture with this caption; nil for the caption that was typed last.
  case search(String?)
  case preview(PictureSearch.Request)

  static func notUnderstood(_ line: String) -> PictureLine { .session(.notUnderstood(line)) }

  static var vocabulary: [(words: String, meaning: String)] { vocabularyOfSession + vocabularyOfSearch }

  static var vocabularyOfSession: [(words: String, meaning: String)] {
    [
      ("list", "list the saved pictures, and count the unseen ones"),
      ("filter starred|all", "list only these"),
      ("star ID", "star a picture"),
      ("toggle ID", "star a picture, or take its star away"),
      ("open ID", "show a picture"),
    ]
  }

  private static var vocabularyOfSearch: [(words: String, meaning: String)] {
    [
      ("type TEXT", "set the caption, and show what is wrong with it"),
      ("search [WORD]", "get a picture with the caption, or with this word"),
      ("keep, unkeep", "save the picture that was found, or revert that"),
      ("remove ID", "remove a picture and its file"),
    ]
  }

  init?(_ line: DialogueLine) {
    let reference = PictureReference(line.text)
    switch (line.verb, line.arguments.count) {
    case ("list", 0), ("saved", 0): self = .session(.list)
    case ("filter", 1):
      guard let filter = PictureFilter(rawValue: line.text.lowercased()) else { return nil }
      self = .session(.filter(filter))
    case ("star", 1): self = .session(.star(reference))
    case ("toggle", 1): self = .session(.toggle(reference))
    case ("open", 1), ("show", 1): self = .session(.open(reference))
    case ("type", _): self = .preview(.type(line.text))
    case ("search", 0): self = .search(nil)
    case ("search", _): self = .search(line.text)
    case ("keep", 0): self = .preview(.keep)
    case ("unkeep", 0): self = .preview(.unkeep)
    case ("remove", 1): self = .preview(.remove(reference))
    default: return nil
    }
  }
}

/// Passes each line to the session or to the search.
@MainActor
struct PictureDialogue: Interactor {
  let session: any Interactor<PictureSession.Request>
  /// Nil in an architecture without the search.
  let search: (any Interactor<PictureSearch.Request>)?
  /// Shows that a word needs the search.
  let refuse: (_ word: String) -> Void

  func perform(_ request: PictureLine) async {
    switch request {
    case .session(let request): await session.perform(request)
    case .preview(let request): await ask(request)
    case .search(let word):
      if let word, search != nil { await ask(.type(word)) }
      await ask(.search)
    }
  }

  private func ask(_ request: PictureSearch.Request) async {
    if let search { await search.perform(request) } else { refuse(request.word) }
  }
}

extension PictureSearch.Request {
  /// The word that the user types for it.
  fileprivate var word: String {
    switch self {
    case .type: "type"
    case .search: "search"
    case .keep: "keep"
    case .unkeep: "unkeep"
    case .remove: "remove"
    }
  }
}
