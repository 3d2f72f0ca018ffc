public import ReaderDomain

/// The texts for the user's tags.
public enum TagWording {
  /// The tags as a query finds them: `#linux #"long read"`.
  public static func text(_ tags: [TagName]) -> String {
    tags.map { Query(condition: .text(.tag, isWhole: false, [.text($0.text)])).text }.joined(separator: " ")
  }

  /// Why a text is not the name of a tag.
  public static func sentence(for error: TagNameError) -> String {
    switch error {
    case .empty: "The name of a tag is missing."
    case .tooLong: "The name of a tag has at most \(TagName.maximumBytes) bytes."
    case .unprintable: "The name of a tag must not contain control characters."
    case .reserved(let character): "The name of a tag must not contain '\(character)'."
    case .tooMany: "A feed has at most \(TagName.maximumPerFeed) tags."
    }
  }
}
