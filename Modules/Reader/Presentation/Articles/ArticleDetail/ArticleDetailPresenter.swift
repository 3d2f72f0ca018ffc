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
    let layout = DocumentLayout(details.shownDocument)
    let record = record(of: details)
    return ArticleDetail.ViewModel(
      title: details.summary.article.title, details: lines(about: details, now: now), blocks: layout.blocks,
      links: layout.links, images: layout.images, url: details.summary.article.url?.link,
      feedHost: details.summary.feedHost,
      enclosures: details.summary.article.enclosures.map(\.url.link), isFullText: details.showsFullText, messages: messages(about: details),
      exported: isOneOfSeveral ? .stream([record]) : .record(record), outcome: .done)
  }

  nonisolated static func messages(about details: ArticleDetails) -> [Message] {
    let problem = details.problem.map(ReaderErrorWording.message(for:)).map {
      Message(.warning, "It stays unread: \($0.sentence)", hint: $0.hint)
    }
    return [problem, fullTextMessage(about: details), details.undoError.map(ReaderErrorWording.warning(thatCannotBeUndoneFor:))].compactMap(
      \.self)
  }

  private nonisolated static func fullTextMessage(about details: ArticleDetails) -> Message? {
    details.fullTextProblem.map(ReaderErrorWording.message(for:)).map { message in
      details.fullText == nil
        ? Message(.warning, "\(message.sentence) The feed's text is shown.", hint: message.hint)
        : Message(.warning, "The full text is not stored: \(message.sentence)", hint: message.hint)
    }
  }

  private nonisolated static func lines(about opened: ArticleDetails, now: LocalTime) -> [DetailLine] {
    let summary = opened.summary
    let article = summary.article
    var details = [DetailLine("Feed", summary.feedTitle)]
    if !article.authors.isEmpty { details.append(.init("By", article.authors.map(\.shown).joined(separator: ", "))) }
    if let published = article.published {
      details.append(.init("Date", "\(TimeWording.day(published, now: now)) (\(AgeWording.text(of: published, now: now.moment)))"))
    }
    if let url = article.url { details.append(.init("Link", url.link, isURL: true)) }
    if opened.showsFullText { details.append(.init("Text", "the full text, from the page")) }
    if let comments = article.comments { details.append(.init("Comments", comments.link, isURL: true)) }
    if !article.tags.isEmpty { details.append(.init("Tags", article.tags.joined(separator: ", "))) }
    if !summary.status.tags.isEmpty { details.append(.init("Own tags", TagWording.text(summary.status.tags))) }
    details += article.enclosures.map { .init("File", fileText($0), isURL: true) }
    return details
  }

  private nonisolated static func fileText(_ enclosure: Enclosure) -> String {
    let size = enclosure.bytes.map { CountWording.text($0, "byte") }
    let notes = [enclosure.type, size].compactMap(\.self)
    return notes.isEmpty ? enclosure.url.link : "\(enclosure.url.link) (\(notes.joined(separator: ", ")))"
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
