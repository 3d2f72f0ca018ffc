/// One change of one mark of one article on one of a person's devices: a line of that device's journal.
public struct StatusChangeRecord: Hashable, Sendable {
  /// What a stroke is about. Of all strokes about one, the last one counts.
  public struct Subject: Hashable, Sendable {
    /// The article.
    public let article: ArticleID
    /// The mark.
    public let mark: ArticleMark

    /// Puts the two together.
    public init(article: ArticleID, mark: ArticleMark) {
      self.article = article
      self.mark = mark
    }
  }

  /// What it is about.
  public let subject: Subject
  /// Whether the mark was set.
  public let isSet: Bool
  /// When, by the device's clock, but never before a stroke that it knew.
  public let moment: Timestamp

  /// Makes a stroke.
  public init(subject: Subject, isSet: Bool, moment: Timestamp) {
    self.subject = subject
    self.isSet = isSet
    self.moment = moment
  }
}
