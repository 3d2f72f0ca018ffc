import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The sentences about saved views.
public enum ViewWording {
  public static func message(for error: ViewError) -> Message {
    switch error {
    case .badName(let text, let reason):
      failure("'\(text.limited(toBytes: ViewName.maximumBytes))' is no name for a view: \(clause(for: reason)).", hint: nameRule)
    case .unknown(let name, let known):
      failure(
        "No query is saved under the name '\(name)'.\(SpellingSuggestion.of(name.text, among: known).map { " Did you mean '\($0)'?" } ?? "")",
        hint: "\(run: "view list") lists the views.")
    case .exists(let view):
      failure("'\(view.name)' is saved already, as '\(view.query)'.", hint: "Use another name, or --force to replace it.")
    case .emptyQuery(let name): failure("The view '\(name)' has no query.", hint: "Write one as for \(run: "list").")
    case .badQuery(_, let error): failure(MessageText(QueryErrorWording.sentence(for: error)), hint: "Nothing was saved.")
    case .tooMany:
      failure("There are \(SavedViews.maximum) views, and no more are possible.", hint: "\(run: "view remove NAME") removes one.")
    case .tooLarge(let bytes):
      failure("The file 'views' would be larger than \(bytes >> 10) KiB.", hint: "\(run: "view remove NAME") removes a view.")
    }
  }

  /// Why a text is no name for a view, without the final full stop.
  public static func clause(for error: ViewNameError) -> String {
    switch error {
    case .empty: "it is empty"
    case .tooLong(let bytes): "it has \(CountWording.text(bytes, "byte")), \(ViewName.maximumBytes) are allowed"
    case .unexpected(let character): "'\(character)' cannot be there"
    }
  }

  private static let nameRule: MessageText = "A name has letters, digits, '-', '_' and '.', and begins with a letter or a digit."

  private static func failure(_ sentence: MessageText, hint: MessageText? = nil) -> Message { Message(.failure, sentence, hint: hint) }
}
