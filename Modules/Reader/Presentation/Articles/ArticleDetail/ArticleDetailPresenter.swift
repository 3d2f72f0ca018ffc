import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Formats an article for display.
public struct ArticleDetailPresenter: Presenter {
  private let display: any Display<ArticleDetail.ViewModel>

  public init(display: any Display<ArticleDetail.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleDetail.Response) {
    display.display(Self.viewModel(for: response))
  }

  /// The view model. If it is one of several, programs get the article as one record of a stream.
  public nonisolated static func viewModel(for response: ArticleDetail.Response, isOneOfSeveral: Bool = false) -> ArticleDetail.ViewModel {
    switch response {
    case .opened(let details, let now): opened(details, now: now, isOneOfSeveral: isOneOfSeveral)
    case .failed(let error):
      ArticleDetail.ViewModel(
        title: "", details: [], blocks: [], links: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty,
        outcome: .failed)
    }
  }

  private nonisolated static func opened(_ details: ArticleDetails, now: LocalTime, isOneOfSeveral: Bool) -> ArticleDetail.ViewModel {
    let layout = DocumentLayout(details.linkedDocument)
    let record = record(of: details)
    return ArticleDetail.ViewModel(
      title: details.summary.article.title, details: lines(about: details, now: now), blocks: layout.blocks,
      links: layout.links, images: layout.images, url: details.summary.article.url.map { details.followed($0).link },
      feedHost: details.summary.feedHost,
      enclosures: details.summary.article.enclosures.map(file), isFullText: details.showsFullText, messages: messages(about: details),
      exported: isOneOfSeveral ? .stream([record]) : .record(record), outcome: .done)
  }

  nonisolated static func messages(about details: ArticleDetails) -> [Message] {
    [
      details.problem.map { message(thatStaysUnread: nil, because: $0) }, fullTextMessage(about: details),
      details.undoError.map(ReaderErrorWording.warning(thatCannotBeUndoneFor:)),
    ].compactMap(\.self)
  }

  /// - Parameter count: the number of articles that stay unread; nil for the one that is shown.
  nonisolated static func message(thatStaysUnread count: Int?, because error: ReaderError) -> Message {
    let reason = ReaderErrorWording.message(for: error)
    let unread = count.map { "\(CountWording.text($0, "article")) \($0 == 1 ? "stays" : "stay") unread" } ?? "It stays unread"
    return Message(.warning, "\(unread): \(reason.sentence.afterColon)", hint: reason.hint)
  }

  private nonisolated static func fullTextMessage(about details: ArticleDetails) -> Message? {
    details.fullTextProblem.map(ReaderErrorWording.message(for:)).map { message in
      details.fullText == nil
        ? Message(.warning, "\(message.sentence) The feed's text is shown.", hint: message.hint)
        : Message(.warning, "The full text is not stored: \(message.sentence.afterColon)", hint: message.hint)
    }
  }

  private nonisolated static func lines(about details: ArticleDetails, now: LocalTime) -> [DetailLine] {
    let (summary, article) = (details.summary, details.summary.article)
    var lines = [DetailLine("Feed", summary.feedTitle)]
    if !article.authors.isEmpty { lines.append(.init("By", article.authors.map(\.shown).joined(separator: ", "))) }
    if let published = article.published {
      lines.append(.init("Date", "\(DateWording.day(published, now: now)) (\(RelativeDateWording.text(of: published, now: now.moment)))"))
    }
    if let url = article.url { lines.append(.init("Link", details.followed(url).link, isURL: true)) }
    if details.showsFullText { lines.append(.init("Text", "the full text, from the page")) }
    if let comments = article.comments { lines.append(.init("Comments", details.followed(comments).link, isURL: true)) }
    if !article.tags.isEmpty { lines.append(.init("Tags", article.tags.joined(separator: ", "))) }
    if !summary.status.tags.isEmpty { lines.append(.init("Own tags", TagWording.text(summary.status.tags))) }
    lines += article.enclosures.map { .init("File", file($0).text, isURL: true) }
    return lines
  }

  private nonisolated static func file(_ enclosure: Enclosure) -> ArticleDetail.File {
    ArticleDetail.File(url: enclosure.url.link, notes: EnclosureWording.notes(on: enclosure))
  }

  /// The fields of an article for `--json`, and for an export of everything.
  public nonisolated static func record(of details: ArticleDetails) -> ExportedRecord {
    let article = details.summary.article
    let files = article.enclosures.map { file in
      ExportedValue.record(
        ExportedRecord([
          .init("url", .text(file.url.link)),
          .init("type", .text(orNull: file.type)),
          .init("bytes", .number(orNull: file.bytes)),
        ]))
    }
    return ExportedRecord(
      ArticleRow.record(of: details.summary).fields + [
        .init("tags", .texts(article.tags)),
        .init("enclosures", .list(files)),
        .init("content_text", .text(details.document.plainText)),
        .init("content_html", .text(orNull: details.html)),
        .init("comments", .text(orNull: article.comments?.link)),
        .init("full_html", .text(orNull: details.fullText?.html)),
        .init("full_text", .text(orNull: details.fullText?.document.plainText)),
      ])
  }
}
