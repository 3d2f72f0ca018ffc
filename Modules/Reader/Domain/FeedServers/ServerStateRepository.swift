public import CoreDomain

/// Stores to which account a data directory is bound, the changes that the account has not got yet, and which articles its items are.
public protocol ServerStateRepository: Sendable {
  /// The account; nil when the data directory is bound to none.
  func account() async throws(ReaderError) -> ServerAccount?

  /// Binds the data directory to an account. What is known of the items of another account is forgotten.
  /// - Throws: `server(.boundElsewhere)` when the directory syncs through a folder, or is bound to another account.
  func bind(_ account: ServerAccount) async throws(ReaderError)

  /// Forgets the account and its items. Articles, marks and subscriptions stay.
  func unbind() async throws(ReaderError)

  /// Notes the end of a complete contact, and that the server does not ask to wait.
  func recordContact(at moment: Timestamp) async throws(ReaderError)

  /// Notes up to which moment the server wants no contact.
  func recordWait(until moment: Timestamp) async throws(ReaderError)

  /// The changes that wait.
  func pending() async throws(ReaderError) -> PendingMarks

  /// Adds changes to the queue, for articles that keep marks which the server lacks.
  func enqueue(_ edits: [StatusEdit], at moment: Timestamp) async throws(ReaderError)

  /// Removes the changes up to a number from the queue, because the server has them.
  /// - Parameters:
  ///   - number: the number of the last change that was sent.
  ///   - refused: the changes that the server refused. They are set aside until the user changes the mark again.
  ///   - failed: the changes that could not be sent. They keep their places in the queue.
  func recordPushed(through number: Int, refused: [StatusEdit], failed: [StatusEdit]) async throws(ReaderError)

  /// The articles of the items. Several items may be one article.
  func items() async throws(ReaderError) -> [ServerItemID: ArticleID]

  /// Records which articles items are.
  func record(_ items: [ServerItemID: ArticleID]) async throws(ReaderError)

  /// Forgets items.
  func forget(_ items: Set<ServerItemID>) async throws(ReaderError)

  /// The statuses of articles, even of those that are not stored. Articles without marks may be missing.
  func statuses(of ids: Set<ArticleID>) async throws(ReaderError) -> [ArticleID: ArticleStatus]

  /// Gives articles the marks that they have on the server, in one commit. A mark whose change waits or was refused stays as it is. None of this is queued.
  /// - Returns: the changes that were made.
  @discardableResult
  func apply(_ edits: [StatusEdit]) async throws(ReaderError) -> [StatusEdit]
}
