import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Publishing an edition")
struct PublishEditionTests {
  private let configuration = MemoryConfigurationRepository()

  private func publish(_ memory: MemoryEditionRepository) -> PublishEdition {
    PublishEdition(
      compose: ComposeEdition(articles: memory, date: { .sample }), images: memory, publisher: memory, configuration: configuration)
  }

  private static func withImages(_ urls: String..., id: String = "a", page: String = "https://example.org/1") -> EditionArticle {
    .sample(
      id, url: .sample(page), body: Document(blocks: urls.map { .paragraph([.media(.image, title: "A lamp", .sample($0))]) }))
  }

  @Test("without an article, there is no edition, and nothing is written")
  func nothing() async {
    let memory = MemoryEditionRepository()
    await #expect(throws: EditionError.nothingToPrint) {
      try await publish(memory)(PublishEditionInput(query: EditionQuery(), format: .html, file: EditionFile("/tmp/e.html")))
    }
    #expect(await memory.calls == ["check", "articles"])
  }

  @Test("the file is checked before an article is read, and written last")
  func order() async throws {
    let memory = MemoryEditionRepository([Self.withImages("https://example.org/1.png")])
    let input = PublishEditionInput(query: EditionQuery(), format: .epub, file: EditionFile("/tmp/e.epub"), hasImages: true)
    let published = try await publish(memory)(input)
    #expect(await memory.calls == ["check", "articles", "image", "document", "write"])
    #expect(published.file == "/tmp/e.epub" && published.document == nil && published.missingImages == 1)
    let refusing = MemoryEditionRepository([.sample()], failing: ("check", .fileExists(path: "/tmp/e.epub")))
    await #expect(throws: EditionError.fileExists(path: "/tmp/e.epub")) { try await publish(refusing)(input) }
    #expect(await refusing.calls == ["check"])
  }

  @Test("a user who wants no pictures to be fetched is told before anything is written, or fetched")
  func imagesAreOff() async throws {
    try await configuration.set(.remoteImages, to: .words(["no"]))
    let memory = MemoryEditionRepository([Self.withImages("https://example.org/1.png")])
    let input = PublishEditionInput(query: EditionQuery(), format: .epub, file: EditionFile("/tmp/e.epub"), hasImages: true)
    await #expect(throws: EditionError.imagesAreOff) { try await publish(memory)(input) }
    #expect(await memory.calls.isEmpty)
    let wrong = ConfigurationError.badValue(.remoteImages, "never", .unknownWord("never", ["ask", "yes", "no"]), .file)
    let unreadable = PublishEdition(
      compose: ComposeEdition(articles: memory, date: { .sample }), images: memory, publisher: memory,
      configuration: MemoryConfigurationRepository(problems: [wrong]))
    await #expect(throws: EditionError.configuration(wrong)) { try await unreadable(input) }
    let without = PublishEditionInput(query: EditionQuery(), format: .epub, file: EditionFile("/tmp/e.epub"))
    _ = try await unreadable(without)
    #expect(await memory.calls == ["check", "articles", "document", "write"])
  }

  @Test("a document for standard output is handed over and written nowhere")
  func standardOutput() async throws {
    let memory = MemoryEditionRepository([.sample()])
    let published = try await publish(memory)(PublishEditionInput(query: EditionQuery(), format: .html, file: nil))
    #expect(published.document == Array("html: 1 stories, 0 pictures".utf8) && published.file == nil)
    #expect(await memory.calls == ["articles", "document"])
  }

  @Test("pictures are asked for once each, only of the public internet when they are on another server than their feed")
  func images() async throws {
    let (own, other) = ("https://example.org/1.png", "http://10.0.0.1/logout.png")
    let image = try #require(EditionImage.sample)
    let memory = MemoryEditionRepository(
      [Self.withImages(own, other, own), Self.withImages(own, id: "b")], images: [.sample(own): image])
    let published = try await publish(memory)(PublishEditionInput(query: EditionQuery(), format: .html, file: nil, hasImages: true))
    let asked = await memory.asked
    #expect(asked.map(\.url.text) == [own, other] && asked.map(\.isPublic) == [false, true])
    #expect(published.images == 1 && published.missingImages == 1)
    let without = MemoryEditionRepository([Self.withImages(own)])
    _ = try await publish(without)(PublishEditionInput(query: EditionQuery(), format: .html, file: nil))
    #expect(await without.asked.isEmpty, "Nothing is fetched without --images.")
  }

  @Test("a feed cannot have a server of a private network asked by naming a page there")
  func privatePage() async throws {
    let memory = MemoryEditionRepository([Self.withImages("http://10.0.0.1/logout.png", page: "http://10.0.0.1/")])
    _ = try await publish(memory)(PublishEditionInput(query: EditionQuery(), format: .html, file: nil, hasImages: true))
    #expect(await memory.asked.map(\.isPublic) == [true])
  }

  @Test("at most a hundred pictures are asked for")
  func manyImages() async throws {
    let blocks = (0..<300).map { Document.Block.paragraph([.media(.image, title: "", .sample("https://example.org/\($0).png"))]) }
    let memory = MemoryEditionRepository([.sample(body: Document(blocks: blocks))])
    let published = try await publish(memory)(PublishEditionInput(query: EditionQuery(), format: .html, file: nil, hasImages: true))
    #expect(await memory.asked.count == EditionImageLimits.maximumImages)
    #expect(published.missingImages == 300)
  }

  @Test("pictures are asked for until they have 32 MiB, and each is told with its number")
  func largeImages() async throws {
    let urls = (1...11).map { "https://example.org/\($0).png" }
    let sizes = Array(repeating: EditionImageLimits.maximumBytesPerImage, count: 7) + [(4 << 20) - 100, 100, 100, 100]
    let images = try zip(urls, sizes).map { url, size in
      let frame = ImageFile.png(width: 2, height: 2).count
      return (WebURL.sample(url), try #require(EditionImage(ImageFile.png(width: 2, height: 2, dataCount: size - frame))))
    }
    let blocks = urls.map { Document.Block.paragraph([.media(.image, title: "", .sample($0))]) }
    let memory = MemoryEditionRepository(
      [.sample(body: Document(blocks: blocks))], images: Dictionary(images) { first, _ in first })
    let (reported, continuation) = AsyncStream.makeStream(of: [Int].self)
    let input = PublishEditionInput(query: EditionQuery(), format: .html, file: nil, hasImages: true) { number, count in
      continuation.yield([number, count])
    }
    let published = try await publish(memory)(input)
    continuation.finish()
    #expect(published.images == 9 && published.missingImages == 2)
    #expect(await memory.asked.map(\.maximumBytes) == Array(repeating: EditionImageLimits.maximumBytesPerImage, count: 8) + [100])
    #expect(await reported.reduce(into: []) { $0.append($1) } == (1...9).map { [$0, 11] })
  }

  @Test("the articles of an edition and their twins are marked read")
  func marks() async throws {
    let memory = MemoryEditionRepository([.sample("a", twins: [EditionTwin(id: "t", feedTitle: "Elsewhere")]), .sample("b")])
    let edition = try await ComposeEdition(articles: memory, date: { .sample })(EditionQuery())
    #expect(try await MarkEditionRead(articles: memory)(edition) == EditionMarking(marked: 3))
    #expect(await memory.marked == ["a", "t", "b"])
  }

  @Test("the date is written as in a paper")
  func date() {
    let day = CalendarDate(daysSince1970: 20_781)
    #expect(EditionDate(moment: .sample(), day: day).text == "Tuesday, 24 November 2026")
  }
}
