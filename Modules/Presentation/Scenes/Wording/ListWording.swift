/// Several things in a sentence: the first few, and how many more there are.
public enum ListWording {
  private static let longest = 5

  /// The texts with commas between.
  public static func text(_ texts: [String]) -> String {
    let shown = texts.prefix(longest).joined(separator: ", ")
    return texts.count > longest ? "\(shown) and \(texts.count - longest) more" : shown
  }
}
