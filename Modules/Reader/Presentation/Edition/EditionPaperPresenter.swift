import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats editions for display.
public struct EditionPaperPresenter: Presenter {
  private let display: any Display<EditionPaper.ViewModel>

  public init(display: any Display<EditionPaper.ViewModel>) {
    self.display = display
  }

  public func present(_ response: EditionPaper.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: EditionPaper.Response) -> EditionPaper.ViewModel {
    switch response {
    case .composing: EditionPaper.ViewModel(state: .loading("Reading the articles …"))
    case .fetching(let number, let count): EditionPaper.ViewModel(state: .loading("Fetching picture \(number) of \(count) …"))
    case .composed(let edition):
      EditionPaper.ViewModel(
        state: .paper(paper(of: edition)), messages: notices(on: edition), exported: .record(EditionRecord.record(of: edition)))
    case .published(let published, let marking): viewModel(for: published, marking)
    case .marked(let marking):
      EditionPaper.ViewModel(
        state: .done([]), messages: messages(on: marking, isNotice: true), outcome: outcome(of: marking))
    case .failed(let error):
      EditionPaper.ViewModel(
        state: .failed, messages: [EditionWording.message(for: error)], outcome: error == .nothingToPrint ? .nothingMatched : .failed)
    }
  }

  private nonisolated static func viewModel(
    for published: PublishedEdition, _ marking: Result<EditionMarking, EditionError>?
  ) -> EditionPaper.ViewModel {
    if let document = published.document {
      return EditionPaper.ViewModel(state: state(of: document, published.format), messages: warnings(on: published))
    }
    let count = CountWording.text(published.edition.stories.count, "article")
    let pictures = published.images == 0 ? "" : " and \(CountWording.text(published.images, "picture"))"
    var lines = ["Wrote \(count)\(pictures) to \(published.file ?? "")."]
    if case .success(let done) = marking { lines.append(EditionWording.sentence(for: done)) }
    return EditionPaper.ViewModel(
      state: .done(lines), messages: warnings(on: published) + (marking.map { messages(on: $0, isNotice: false) } ?? []),
      exported: .record(EditionRecord.record(of: published, marking)), outcome: marking.map(outcome(of:)) ?? .done)
  }

  private nonisolated static func state(of document: [UInt8], _ format: EditionFormat) -> EditionPaper.State {
    switch format {
    case .html: .html(String(decoding: document, as: UTF8.self))
    case .epub: .epub(document)
    }
  }

  private nonisolated static func warnings(on published: PublishedEdition) -> [Message] {
    let missing = published.missingImages
    guard missing > 0 else { return notices(on: published.edition) }
    let pictures: MessageText = "\(CountWording.text(missing, "picture")) could not be included. The alternative text is shown instead."
    return [Message(.warning, pictures)] + notices(on: published.edition)
  }

  private nonisolated static func notices(on edition: Edition) -> [Message] {
    guard edition.omitted > 0 else { return [] }
    let articles = edition.omitted == 1 ? "1 more article matches" : "\(CountWording.number(edition.omitted)) more articles match"
    // Whoever asked for a smaller edition knows how to ask for a larger one.
    let isUsual = edition.stories.count >= EditionQuery.usualArticles && edition.stories.count < EditionQuery.maximumArticles
    let larger = min(EditionQuery.maximumArticles, edition.stories.count + edition.omitted)
    return [
      Message(
        .notice, "\(articles), but did not fit.", hint: isUsual ? "A query with 'limit:\(larger)' makes a larger edition." : nil)
    ]
  }

  /// - Parameter isNotice: whether a message says that the marks are set. Otherwise, a line says it.
  private nonisolated static func messages(on marking: Result<EditionMarking, EditionError>, isNotice: Bool) -> [Message] {
    switch marking {
    case .success(let done):
      (isNotice ? [Message(.notice, MessageText(EditionWording.sentence(for: done)))] : [])
        + (done.undoProblem.map { [Message(.warning, "The change was made, but it cannot be undone: \($0)")] } ?? [])
    case .failure(let error): [EditionWording.warning(thatNothingWasMarkedFor: error)]
    }
  }

  private nonisolated static func outcome(of marking: Result<EditionMarking, EditionError>) -> Outcome {
    if case .failure = marking { .failed } else { .done }
  }

  // MARK: The edition on a screen

  private nonisolated static func paper(of edition: Edition) -> EditionPaper.Paper {
    EditionPaper.Paper(
      title: EditionWords.paper, dateline: ([edition.date.text] + EditionWords.facts(on: edition)).joined(separator: " · "),
      lead: edition.lead.map(story(of:)),
      sections: edition.sections.map { section in
        EditionPaper.Section(title: EditionWords.title(of: section, among: edition), stories: section.stories.map(story(of:)))
      },
      records: EditionRecord.rows(of: edition))
  }

  private nonisolated static func story(of story: EditionStory) -> EditionPaper.Story {
    let article = story.article
    let authors = article.authors.isEmpty ? [] : ["by \(ListWording.text(article.authors))"]
    let time = article.body.words == 0 ? [] : ["\(story.minutes) min"]
    let twins = article.twins.isEmpty ? [] : ["Also in \(ListWording.text(article.twins.map(\.feedTitle)))."]
    return EditionPaper.Story(
      id: String(article.id.prefix(shortID)), title: article.title,
      byline: ([article.feedTitle] + authors + time).joined(separator: " · "), beginning: beginning(of: story),
      notes: twins + (story.leadReason.map { [EditionWords.sentence(for: $0)] } ?? []))
  }

  private nonisolated static let shortID = 8

  /// The beginning of the text: more of a lead than of other stories, and all of a brief.
  private nonisolated static func beginning(of story: EditionStory) -> String {
    let maximum = story.leadReason == nil ? 280 : 700
    let text = story.article.body.document.blocks.lazy.map { Document(blocks: [$0]).plainText }.prefix(12).joined(separator: " ")
      .collapsingWhitespace()
    guard text.count > maximum else { return text }
    let cut = text.prefix(maximum)
    return String(cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + " …"
  }
}
