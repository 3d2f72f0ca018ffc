import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("The images of an article")
struct ArticleImagesTests {
  private static let urls: [WebURL] = [.sample("https://example.org/1.png"), .sample("https://example.org/2.png")]

  /// Tells what each image is, when it is asked to.
  private final class HeldImages: UseCase, Sendable {
    let inputs = AsyncStream.makeStream(of: ArticleImagesInput.self)
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    func callAsFunction(_ input: ArticleImagesInput) async {
      inputs.continuation.yield(input)
      for await _ in end { return }
    }
  }

  @Test("an image that has arrived is shown, and one that is missing has a sentence")
  func presents() throws {
    let image = try #require(ImageFile(ImageFile.png(width: 2, height: 3)))
    let display = Recorder<ArticleImages.ViewModel>()
    let presenter = ArticleImagesPresenter(display: display)
    presenter.present(.fetched(ArticleImage(url: Self.urls[0], result: .success(image))))
    let errors: [ArticleImageError] = [
      .notAnImage, .web(.status(code: 404)), .tooManyPixels(width: 60_000, height: 60_000), .articleTooLarge(bytes: 32 << 20), .tooMany,
      .off, .notConverted(format: "webp", .noProgram), .notConverted(format: "gif", .notStarted(program: "ffmpeg", reason: "no")),
      .notConverted(format: "jpeg", .failed(program: "magick")),
      .notConverted(format: "avif", .tooSlow(program: "gm", seconds: 20)),
    ]
    for error in errors {
      presenter.present(.fetched(ArticleImage(url: Self.urls[1], result: .failure(.article(.image(Self.urls[1], error))))))
    }
    presenter.present(.fetched(ArticleImage(url: Self.urls[1], result: .failure(.cancelled))))
    #expect(display.values[0] == .init(url: "https://example.org/1.png", state: .shown(image), outcome: .done))
    let sentences = display.values.dropFirst().map { if case .failed(let sentence) = $0.state { sentence.text } else { "" } }
    #expect(Set(sentences).count == 11 && sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(sentences[6].contains("WebP") && sentences[6].contains("ImageMagick") && sentences[7].contains("cannot be started: no"))
    #expect(sentences[9] == "AVIF is shown only when converted, and 'gm' has not converted it in 20 seconds.")
    #expect(sentences[1].contains("404") && sentences[2].contains("60,000"))
  }

  @Test("the images of a request that was overtaken are dropped")
  func overtaken() async throws {
    let (fetch, display) = (HeldImages(), Recorder<ArticleImages.ViewModel>())
    let interactor = ArticleImagesInteractor(fetch: fetch, presenter: ArticleImagesPresenter(display: display))
    var inputs = fetch.inputs.stream.makeAsyncIterator()
    let first = Task { await interactor.perform(.show(Self.urls, feedHost: nil, onlyPNG: true)) }
    let old = try #require(await inputs.next())
    let second = Task { await interactor.perform(.show([Self.urls[1]], feedHost: "blog.example", onlyPNG: false)) }
    let new = try #require(await inputs.next())
    #expect(old.urls == Self.urls && new.urls == [Self.urls[1]] && new.feedHost == "blog.example")
    await old.progress(ArticleImage(url: Self.urls[0], result: .failure(.cancelled)))
    await new.progress(ArticleImage(url: Self.urls[1], result: .failure(.cancelled)))
    #expect(display.values.map(\.url) == [Self.urls[1].link])
    fetch.ending.finish()
    await first.value
    await second.value
  }
}
