public struct Picture {
  public let source: Source
  public let article: Article?
}

public enum Source { case server }
