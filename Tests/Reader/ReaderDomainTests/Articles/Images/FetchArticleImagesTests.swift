import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Fetching the images of an article")
struct FetchArticleImagesTests {
  /// Answers with images of a size in bytes, and records what was asked.
  private actor ListedImages: ArticleImageRepository {
    private(set) var asked: [(url: String, maximumBytes: Int, isPublic: Bool)] = []
    private let images: [String: [UInt8]]

    init(_ images: [String: [UInt8]]) { self.images = images }

    func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) throws(ReaderError) -> FetchedImage {
      asked.append((url.text, maximumBytes, isPublic))
      guard let bytes = images[url.text] else { throw .article(.image(url, .web(.status(code: 404)))) }
      guard bytes.count <= maximumBytes else { throw .article(.image(url, .web(.tooLarge(bytes: maximumBytes)))) }
      guard let image = FetchedImage(bytes) else { throw .article(.image(url, .notAnImage)) }
      return image
    }
  }

  private actor Received {
    private(set) var images: [ArticleImage] = []
    func add(_ image: ArticleImage) { images.append(image) }
  }

  /// Makes a PNG of any image, or fails.
  private actor Converter: ImageConverter {
    private(set) var formats: [String] = []
    private let png: [UInt8]?

    init(_ png: [UInt8]?) { self.png = png }

    func png(of bytes: [UInt8], in format: String, from url: WebURL) throws(ReaderError) -> ImageFile {
      formats.append(format)
      guard let image = png.flatMap({ ImageFile($0) }) else { throw .article(.image(url, .notConverted(format: format, .noProgram))) }
      return image
    }
  }

  private static func fetch(
    _ urls: [String], from images: ListedImages, feedHost: String? = "blog.example", onlyPNG: Bool = false,
    by converter: Converter = Converter(nil), configuration: MemoryConfigurationRepository = MemoryConfigurationRepository()
  ) async -> [ArticleImage] {
    let received = Received()
    await FetchArticleImages(images: images, converter: converter, configuration: configuration)(
      ArticleImagesInput(urls: urls.map { .sample($0) }, feedHost: feedHost, onlyPNG: onlyPNG) { await received.add($0) })
    return await received.images
  }

  private static func error(_ image: ArticleImage) -> ArticleImageError? {
    if case .failure(.article(.image(_, let error))) = image.result { error } else { nil }
  }

  @Test("images arrive in their order, and one that is missing does not stop the next")
  func order() async throws {
    let images = ListedImages(["https://a.example/1.png": ImageFile.png(width: 2, height: 3)])
    let fetched = await Self.fetch(["https://a.example/0.png", "https://a.example/1.png"], from: images)
    #expect(fetched.map(\.url.text) == ["https://a.example/0.png", "https://a.example/1.png"])
    #expect(Self.error(fetched[0]) == .web(.status(code: 404)))
    let image = try fetched[1].result.get()
    #expect(image.width == 2)
  }

  private static let files: [String: [UInt8]] = [
    "https://a.example/1.png": ImageFile.png(width: 2, height: 3), "https://a.example/2.jpg": ImageFile.jpeg(width: 2, height: 3),
    "https://a.example/3.avif": AVIFImage.sample(width: 2, height: 3),
  ]

  @Test("AVIF is converted for every terminal, other formats for one that shows only PNG", arguments: [true, false])
  func converts(onlyPNG: Bool) async {
    let converter = Converter(ImageFile.png(width: 9, height: 9))
    let fetched = await Self.fetch(Self.files.keys.sorted(), from: ListedImages(Self.files), onlyPNG: onlyPNG, by: converter)
    #expect(fetched.map { try? $0.result.get().width } == (onlyPNG ? [2, 9, 9] : [2, 2, 9]))
    #expect(await converter.formats == (onlyPNG ? ["jpeg", "avif"] : ["avif"]))
  }

  @Test("an image that cannot be converted, or becomes too large, has an error of its own")
  func conversionFails() async {
    let urls = Self.files.keys.sorted()
    let failed = await Self.fetch(urls, from: ListedImages(Self.files), onlyPNG: true)
    #expect(failed.map(Self.error) == [nil, .notConverted(format: "jpeg", .noProgram), .notConverted(format: "avif", .noProgram)])
    let large = await Self.fetch(
      urls, from: ListedImages(Self.files), onlyPNG: true, by: Converter(ImageFile.png(width: 10_001, height: 1)))
    #expect(large.map(Self.error).suffix(2) == [.tooManyPixels(width: 10_001, height: 1), .tooManyPixels(width: 10_001, height: 1)])
  }

  @Test("an image that claims too many pixels is not converted")
  func largeAVIF() async {
    let converter = Converter(ImageFile.png(width: 9, height: 9))
    let images = ListedImages(["https://a.example/1.avif": AVIFImage.sample(width: 60_000, height: 60_000)])
    let fetched = await Self.fetch(["https://a.example/1.avif"], from: images, by: converter)
    #expect(fetched.map(Self.error) == [.tooManyPixels(width: 60_000, height: 60_000)])
    #expect(await converter.formats.isEmpty)
  }

  @Test("a user who wants no images has none fetched, whoever asks; nor does one whose settings cannot be read")
  func off() async {
    let images = ListedImages(Self.files)
    let configuration = MemoryConfigurationRepository([.remoteImages: .words(["no"])])
    let refused = await Self.fetch(Self.files.keys.sorted(), from: images, configuration: configuration)
    #expect(refused.map(Self.error) == [.off, .off, .off])
    let errors: [ConfigurationError] = [
      .badValue(.remoteImages, "never", .unknownWord("never", ["ask", "yes", "no"]), .file),
      .store(.malformed(path: "/home/config.json", line: 1, reason: "a comma is missing")),
    ]
    for error in errors {
      let unreadable = MemoryConfigurationRepository(problems: [error])
      let failed = await Self.fetch(["https://a.example/1.png"], from: images, configuration: unreadable)
      #expect(failed.map(\.result) == [.failure(.configuration(error))])
    }
    #expect(await images.asked.isEmpty)
  }

  @Test("only the server of the feed may be in a private network, because the user has named it")
  func boundary() async {
    let images = ListedImages([:])
    _ = await Self.fetch(["https://blog.example/a.png", "http://router.example/b.png"], from: images)
    _ = await Self.fetch(["https://blog.example/a.png"], from: images, feedHost: nil)
    #expect(await images.asked.map(\.isPublic) == [false, true, true])
  }

  @Test(
    "an image that claims too many pixels is refused, however small its file is", arguments: [(60_000, 60_000), (10_001, 1), (6000, 6000)])
  func pixels(width: Int, height: Int) async {
    let images = ListedImages(["https://a.example/1.png": ImageFile.png(width: width, height: height)])
    let fetched = await Self.fetch(["https://a.example/1.png"], from: images)
    #expect(fetched.map(Self.error) == [.tooManyPixels(width: width, height: height)])
  }

  @Test("an image of the largest size is accepted", arguments: [(10_000, 1), (1, 10_000), (8000, 4000)])
  func largestPixels(width: Int, height: Int) async throws {
    let images = ListedImages(["https://a.example/1.png": ImageFile.png(width: width, height: height)])
    let fetched = await Self.fetch(["https://a.example/1.png"], from: images)
    #expect(try fetched.map { try $0.result.get().width } == [width])
  }

  @Test("nothing more is asked when the images of an article have all bytes that they may have")
  func full() async throws {
    let header = ImageFile.png(width: 2, height: 2).count
    let image = ImageFile.png(width: 2, height: 2, dataCount: ArticleImageLimits.maximumBytesPerImage - header)
    let urls = (1...5).map { "https://a.example/\($0).png" }
    let images = ListedImages(Dictionary(uniqueKeysWithValues: urls.map { ($0, image) }))
    let fetched = await Self.fetch(urls, from: images)
    #expect(await images.asked.count == 4)
    #expect(fetched.map(Self.error) == [nil, nil, nil, nil, .articleTooLarge(bytes: ArticleImageLimits.maximumBytes)])
  }

  @Test("the images of one article have a limit in bytes and in number")
  func limits() async {
    let (maximum, large) = (ArticleImageLimits.maximumBytesPerImage, ImageFile.png(width: 2, height: 2, dataCount: 7 << 20))
    let urls = (1...6).map { "https://a.example/\($0).png" }
    let images = ListedImages(Dictionary(uniqueKeysWithValues: urls.map { ($0, large) }))
    let fetched = await Self.fetch(urls, from: images)
    let asked = await images.asked
    #expect(asked.allSatisfy { $0.maximumBytes <= maximum } && asked[4].maximumBytes < 5 << 20 && fetched.count == 6)
    #expect(
      fetched.map(Self.error).suffix(2) == [.web(.tooLarge(bytes: asked[4].maximumBytes)), .web(.tooLarge(bytes: asked[4].maximumBytes))])
    let many = (0...ArticleImageLimits.maximumImages).map { "https://a.example/\($0).gif" }
    let other = ListedImages([:])
    #expect(await Self.fetch(many, from: other).last.map(Self.error) == .tooMany)
    #expect(await other.asked.count == ArticleImageLimits.maximumImages)
  }

  @Test("after a cancellation, nothing more is asked or told")
  func cancelled() async {
    let images = ListedImages([:])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await Self.fetch(["https://a.example/1.png", "https://a.example/2.png"], from: images)
    }
    #expect(await task.value.isEmpty)
    #expect(await images.asked.count <= 1)
  }
}
