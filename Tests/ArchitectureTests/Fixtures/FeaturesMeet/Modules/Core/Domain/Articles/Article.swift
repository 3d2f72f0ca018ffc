public struct Article {
  public let motto: Quote
  public let source: Source
  public let rule: Rule?
}

/// Two features have a type of this name, so that it tells nothing.
public enum Source { case web }
