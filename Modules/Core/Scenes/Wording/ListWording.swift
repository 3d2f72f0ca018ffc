/// Lists within a sentence: the first five elements, and the number of the others.
public enum ListWording {
  private static let longest = 5

  /// The texts, separated by commas.
  public static func text(_ texts: [String]) -> String {
    let shown = texts.prefix(longest).joined(separator: ", ")
    return texts.count > longest ? "\(shown) and \(texts.count - longest) more" : shown
  }
}
