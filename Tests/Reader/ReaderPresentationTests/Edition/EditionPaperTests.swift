import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("The scene of an edition")
@MainActor
struct EditionPaperTests {
  private static let reason = EditionLeadReason(words: 700, articlesOfFeed: 1)
  private static let edition = Edition(
    date: .sample, lead: EditionStory(.sample("0123456789abcdef0123", words: 700), .lead(reason)),
    sections: [
      EditionSection(
        folder: ["Outdoors", "Water"],
        stories: [EditionStory(.sample("b", words: 20, twins: [EditionTwin(id: "t", feedTitle: "Elsewhere")]), .brief)])
    ], omitted: 2)

  private func interactor(
    _ presenter: Recorder<EditionPaper.Response>, compose: Result<Edition, EditionError> = .success(edition),
    publish: Result<PublishedEdition, EditionError> = .failure(.cancelled),
    mark: Stub<Edition, EditionMarking, EditionError> = Stub { _ in .success(EditionMarking(marked: 2)) }, isDelivered: Bool = true
  ) -> EditionPaperInteractor {
    EditionPaperInteractor(
      compose: Stub<EditionQuery, Edition, EditionError> { _ in compose },
      publish: Stub<PublishEditionInput, PublishedEdition, EditionError> { _ in publish }, mark: mark, presenter: presenter,
      wasDelivered: { isDelivered })
  }

  private static func published(file: String?) -> PublishedEdition {
    PublishedEdition(edition: edition, format: .html, file: file, document: file == nil ? [1] : nil, byteCount: 1, missingImages: 1)
  }

  private static func publication(file: String?) -> EditionPaper.Publication {
    EditionPaper.Publication(EditionQuery(), format: .html, file: file.map { EditionFile($0) }, marksRead: true)
  }

  @Test("an edition is shown, and then its articles are marked if it was delivered", arguments: [true, false])
  func shows(isDelivered: Bool) async {
    let presenter = Recorder<EditionPaper.Response>()
    await interactor(presenter, isDelivered: isDelivered).perform(.show(EditionQuery(), marksRead: true))
    let marked: [EditionPaper.Response] = isDelivered ? [.marked(.success(EditionMarking(marked: 2)))] : []
    #expect(presenter.values == [.composing, .composed(Self.edition)] + marked)
  }

  @Test("a file is written, marked and told in one answer")
  func publishes() async {
    let presenter = Recorder<EditionPaper.Response>()
    let published = Self.published(file: "/tmp/e.html")
    await interactor(presenter, publish: .success(published)).perform(.publish(Self.publication(file: "/tmp/e.html")))
    #expect(presenter.values == [.composing, .published(published, .success(EditionMarking(marked: 2)))])
  }

  @Test("nothing is marked when the file cannot be written")
  func failure() async {
    let presenter = Recorder<EditionPaper.Response>()
    let mark = Stub<Edition, EditionMarking, EditionError> { _ in .success(EditionMarking(marked: 2)) }
    let error = EditionError.unwritable(path: "/tmp/e.html", reason: "No space left on device")
    await interactor(presenter, publish: .failure(error), mark: mark).perform(.publish(Self.publication(file: "/tmp/e.html")))
    #expect(presenter.values == [.composing, .failed(error)])
    #expect(await mark.inputs.isEmpty)
  }

  @Test("a document for standard output is handed over before its articles are marked")
  func standardOutput() async {
    let presenter = Recorder<EditionPaper.Response>()
    let published = Self.published(file: nil)
    await interactor(presenter, publish: .success(published)).perform(.publish(Self.publication(file: nil)))
    #expect(presenter.values == [.composing, .published(published, nil), .marked(.success(EditionMarking(marked: 2)))])
  }

  @Test("an edition whose articles cannot be marked is shown, and then the error")
  func markingFails() async {
    let presenter = Recorder<EditionPaper.Response>()
    await interactor(presenter, mark: Stub { _ in .failure(.cancelled) }).perform(.show(EditionQuery(), marksRead: true))
    #expect(presenter.values == [.composing, .composed(Self.edition), .marked(.failure(.cancelled))])
  }

  @Test("each picture that is fetched is told with its number")
  func pictures() async {
    struct Publish: UseCase {
      func callAsFunction(_ input: PublishEditionInput) async throws(EditionError) -> PublishedEdition {
        for number in 1...2 { await input.progress(number, 2) }
        throw .cancelled
      }
    }
    let presenter = Recorder<EditionPaper.Response>()
    await EditionPaperInteractor(
      compose: Stub<EditionQuery, Edition, EditionError> { _ in .failure(.cancelled) }, publish: Publish(),
      mark: Stub<Edition, EditionMarking, EditionError> { _ in .failure(.cancelled) }, presenter: presenter, wasDelivered: { true }
    ).perform(.publish(Self.publication(file: nil)))
    #expect(presenter.values == [.composing, .fetching(picture: 1, of: 2), .fetching(picture: 2, of: 2), .failed(.cancelled)])
    let display = Recorder<EditionPaper.ViewModel>()
    for response in presenter.values.prefix(2) { EditionPaperPresenter(display: display).present(response) }
    #expect(display.values.map(\.state) == [.loading("Reading the articles …"), .loading("Fetching picture 1 of 2 …")])
  }

  @Test("an edition is exported as its layout, with all that is known of each story")
  func layout() throws {
    let reason = ExportedValue.record(ExportedRecord([.init("words", .number(700)), .init("articles_of_feed", .number(1))]))
    func story(_ id: String, role: String, words: Int, minutes: Int, twins: [EditionTwin], reason: ExportedValue) -> ExportedRecord {
      ExportedRecord([
        .init("id", .text(id)), .init("role", .text(role)), .init("title", .text("Fog, and what it sounded like")),
        .init("url", .text("https://example.org/articles/\(id)")), .init("feed", .text("f1")), .init("feed_title", .text("Harbour Notes")),
        .init("authors", .texts(["Ada Quill"])), .init("published", .moment(.sample())), .init("language", .null),
        .init("words", .number(words)), .init("minutes", .number(minutes)), .init("also_in", .texts(twins.map(\.feedTitle))),
        .init("also_as", .texts(twins.map(\.id))), .init("lead_reason", reason),
      ])
    }
    func row(_ id: String, _ section: String, _ role: String, words: Int) -> ExportedRecord {
      ExportedRecord([
        .init("id", .text(id)), .init("section", .text(section)), .init("role", .text(role)),
        .init("title", .text("Fog, and what it sounded like")),
        .init("feed_title", .text("Harbour Notes")), .init("words", .number(words)),
      ])
    }
    let brief = story("b", role: "brief", words: 20, minutes: 1, twins: [EditionTwin(id: "t", feedTitle: "Elsewhere")], reason: .null)
    let section = ExportedRecord([
      .init("title", .text("Outdoors · Water")), .init("folder", .text("Outdoors/Water")), .init("articles", .list([.record(brief)])),
    ])
    let lead = story("0123456789abcdef0123", role: "lead", words: 700, minutes: 3, twins: [], reason: reason)
    let viewModel = EditionPaperPresenter.viewModel(for: .composed(Self.edition))
    #expect(
      viewModel.exported
        == .record(
          ExportedRecord([
            .init("date", .text("2026-03-01")), .init("made", .moment(.sample())), .init("articles", .number(2)),
            .init("feeds", .number(1)),
            .init("minutes", .number(3)), .init("omitted", .number(2)), .init("lead", .record(lead)),
            .init("sections", .list([.record(section)])),
            .init("quote", .null), .init("picture", .null),
          ])))
    guard case .paper(let paper) = viewModel.state else {
      Issue.record("There is no paper.")
      return
    }
    #expect(
      paper.records == [row("0123456789abcdef0123", "", "lead", words: 700), row("b", "Outdoors · Water", "brief", words: 20)])
    let empty = Edition(date: .sample, lead: nil, sections: [])
    guard case .record(let record) = EditionPaperPresenter.viewModel(for: .composed(empty)).exported else {
      Issue.record("There is no record.")
      return
    }
    #expect(record.fields.filter { $0.value == .null }.map(\.name) == ["lead", "quote", "picture"])
  }

  @Test(
    "what did not fit is told, and how to make a usual edition larger",
    arguments: [
      (0, 60, nil, nil), (1, 59, "1 more article matches, but did not fit.", nil),
      (1000, 60, "1,000 more articles match, but did not fit.", "A query with 'limit:300' makes a larger edition."),
      (5, 60, "5 more articles match, but did not fit.", "A query with 'limit:65' makes a larger edition."),
      (5, 299, "5 more articles match, but did not fit.", "A query with 'limit:300' makes a larger edition."),
      (5, 300, "5 more articles match, but did not fit.", nil),
    ] as [(Int, Int, MessageText?, MessageText?)])
  func omitted(omitted: Int, stories: Int, sentence: MessageText?, hint: MessageText?) {
    let articles = (0..<stories).map { EditionStory(.sample("a\($0)", words: 1), .brief) }
    let edition = Edition(date: .sample, lead: nil, sections: [EditionSection(folder: [], stories: articles)], omitted: omitted)
    let messages = EditionPaperPresenter.viewModel(for: .composed(edition)).messages
    #expect(messages == (sentence.map { [Message(.notice, $0, hint: hint)] } ?? []))
  }

  @Test("a story begins with as many words as fit, and a lead with more")
  func beginnings() throws {
    func beginning(_ count: Int, _ role: EditionStory.Role, text: String = "fog ") -> String? {
      let body = Document(blocks: [.paragraph([.text(String(repeating: text, count: count))])])
      let edition = Edition(
        date: .sample, lead: nil, sections: [EditionSection(folder: [], stories: [EditionStory(.sample("a", body: body), role)])])
      guard case .paper(let paper) = EditionPaperPresenter.viewModel(for: .composed(edition)).state else { return nil }
      return paper.sections.first?.stories.first?.beginning
    }
    let fog = { (count: Int) in Array(repeating: "fog", count: count).joined(separator: " ") }
    #expect(beginning(70, .story) == fog(70) && beginning(71, .story) == fog(69) + " …" || beginning(71, .story) == fog(70) + " …")
    #expect(beginning(175, .lead(Self.reason)) == fog(175) && beginning(200, .lead(Self.reason))?.hasSuffix("fog …") == true)
    #expect(beginning(280, .brief, text: "x") == String(repeating: "x", count: 280))
    #expect(beginning(281, .brief, text: "x") == String(repeating: "x", count: 280) + " …")
  }

  @Test("a written edition says how many pictures it has, and a marking that follows is a notice")
  func writtenPictures() {
    let published = PublishedEdition(edition: Self.edition, format: .html, file: "/tmp/e.html", document: nil, byteCount: 1, images: 2)
    #expect(
      EditionPaperPresenter.viewModel(for: .published(published, nil)).state == .done(["Wrote 2 articles and 2 pictures to /tmp/e.html."]))
    #expect(EditionPaperPresenter.viewModel(for: .published(published, nil)).outcome == .done)
    let marked = EditionPaperPresenter.viewModel(for: .marked(.success(EditionMarking(marked: 1))))
    #expect(marked.state == .done([]) && marked.messages == [Message(.notice, "1 article marked read.")] && marked.outcome == .done)
    let document = EditionPaperPresenter.viewModel(for: .published(Self.published(file: nil), nil))
    #expect(document.state == .html("\u{1}") && document.messages.count == 2)
  }

  @Test("a paper has the lead, the sections, the beginnings of the texts, and why a story leads")
  func paper() throws {
    let viewModel = EditionPaperPresenter.viewModel(for: .composed(Self.edition))
    guard case .paper(let paper) = viewModel.state else {
      Issue.record("There is no paper.")
      return
    }
    #expect(paper.dateline.hasSuffix("· 2 articles from 1 feed · 3 minutes to read"))
    let lead = try #require(paper.lead)
    #expect(lead.id == "01234567" && lead.beginning.count <= 702 && lead.beginning.hasSuffix(" …"))
    #expect(lead.notes == ["It leads because it is the longest, with 700 words, among feeds with a single article in this edition."])
    #expect(paper.sections.map(\.title) == ["Outdoors · Water"])
    #expect(paper.sections[0].stories[0].notes == ["Also in Elsewhere."])
    #expect(paper.sections[0].stories[0].byline == "Harbour Notes · by Ada Quill · 1 min")
    #expect(viewModel.messages.map(\.sentence) == ["2 more articles match, but did not fit."] && viewModel.outcome == .done)
    #expect(EditionPaperPresenter.viewModel(for: .composed(Self.edition)).asRecords.exported == .list(paper.records))
  }

  @Test("a written file is told with what was left out and marked")
  func written() {
    let viewModel = EditionPaperPresenter.viewModel(
      for: .published(Self.published(file: "/tmp/e.html"), .success(EditionMarking(marked: 3, undoProblem: "It is full."))))
    #expect(viewModel.state == .done(["Wrote 2 articles to /tmp/e.html.", "3 articles marked read."]))
    #expect(
      viewModel.messages.map(\.sentence) == [
        "1 picture could not be included. The alternative text is shown instead.", "2 more articles match, but did not fit.",
        "The change was made, but it cannot be undone: It is full.",
      ])
    guard case .record(let record) = viewModel.exported else {
      Issue.record("There is no record.")
      return
    }
    #expect(
      record.fields.map(\.name) == ["file", "format", "bytes", "articles", "omitted", "images", "missing_images", "marked_read"])
    #expect(record.fields.last?.value == .number(3))
  }

  @Test(
    "each error is a sentence that says what to do",
    arguments: [
      (.nothingToPrint, "No article matches, so there is no edition.", .nothingMatched),
      (.fileExists(path: "e.html"), "e.html exists. It was not changed.", .failed),
      (.inDataDirectory(path: "e.html"), "e.html is in the data directory", .failed),
      (.unwritable(path: "e.html", reason: "No space left on device"), "e.html cannot be written: No space left on device.", .failed),
      (.articles(reason: "The query is wrong.", hint: nil), "The query is wrong.", .failed), (.cancelled, "Stopped", .failed),
    ] as [(EditionError, String, Outcome)])
  func errors(error: EditionError, sentence: String, outcome: Outcome) {
    let viewModel = EditionPaperPresenter.viewModel(for: .failed(error))
    #expect(viewModel.messages.count == 1 && viewModel.messages[0].sentence.text.hasPrefix(sentence) && viewModel.outcome == outcome)
    #expect(viewModel.state == .failed && viewModel.exported == .empty)
  }

  @Test("a failure to mark the articles is told, and the edition is still reported")
  func cannotMark() {
    let viewModel = EditionPaperPresenter.viewModel(
      for: .published(Self.published(file: "/tmp/e.html"), .failure(.store(.locked(byProcess: 7)))))
    #expect(viewModel.state == .done(["Wrote 2 articles to /tmp/e.html."]) && viewModel.outcome == .failed)
    #expect(viewModel.messages.last?.sentence.text.hasPrefix("The edition is made, but its articles were not marked read: ") == true)
  }
}
