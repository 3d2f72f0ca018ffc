import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Scenes
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
    ], omitted: 2, quote: EditionQuote(text: "Slowly.", author: nil))

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

  @Test("a paper has the lead, the sections, the beginnings of the texts, and why a story leads")
  func paper() throws {
    let viewModel = EditionPaperPresenter.viewModel(for: .composed(Self.edition))
    guard case .paper(let paper) = viewModel.state else {
      Issue.record("There is no paper.")
      return
    }
    #expect(paper.dateline.hasSuffix("· 2 articles from 1 feed · 3 minutes to read") && paper.quote == ["“Slowly.”", "— unknown"])
    let lead = try #require(paper.lead)
    #expect(lead.id == "01234567" && lead.isLead && lead.beginning.count <= 702 && lead.beginning.hasSuffix(" …"))
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
    #expect(viewModel.messages.count == 1 && viewModel.messages[0].sentence.hasPrefix(sentence) && viewModel.outcome == outcome)
    #expect(viewModel.state == .failed && viewModel.exported == .empty)
  }

  @Test("a failure to mark the articles is told, and the edition is still reported")
  func cannotMark() {
    let viewModel = EditionPaperPresenter.viewModel(
      for: .published(Self.published(file: "/tmp/e.html"), .failure(.store(.locked(byProcess: 7)))))
    #expect(viewModel.state == .done(["Wrote 2 articles to /tmp/e.html."]) && viewModel.outcome == .failed)
    #expect(viewModel.messages.last?.sentence.hasPrefix("The edition is made, but its articles were not marked read: ") == true)
  }
}
