import CoreDomain
import CoreDoubles
import DataDoubles
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Images of articles from their servers", .timeLimit(.minutes(10)))
struct WebArticleImageTests {
  /// The limits of the program are those of a user who waits; a busy machine needs more.
  private let repository = WebArticleImageRepository(client: .sample, limits: .patient)
  private static let png = ImageFile.png(width: 4, height: 3)

  private func error(_ url: WebURL, maximumBytes: Int = 10_000, isPublic: Bool = false) async -> ArticleImageError? {
    do throws(ReaderError) {
      _ = try await repository.image(at: url, maximumBytes: maximumBytes, isPublic: isPublic)
    } catch {
      if case .article(.image(_, let problem)) = error { return problem }
    }
    return nil
  }

  @Test("the bytes decide what an image is, whatever the server says")
  func types() async throws {
    let html = Array("<html>".utf8)
    let cases: [(CannedResponse, ArticleImageError?)] = [
      (CannedResponse(status: 200, headers: ["Content-Type": "text/html"], body: Self.png), nil),
      (CannedResponse(status: 200, body: Self.png), nil),
      (CannedResponse(status: 200, headers: ["Content-Type": "image/png"], body: html), .notAnImage),
      (CannedResponse(status: 200, headers: ["Content-Type": "image/png"], body: Array(Self.png.dropLast(20))), .notAnImage),
      (CannedResponse(status: 200, headers: ["Content-Type": "image/png"], body: []), .notAnImage),
      (CannedResponse(status: 404, body: Self.png), .web(.status(code: 404))),
    ]
    for (response, problem) in cases {
      try await LoopbackServer.serving({ _ in response }) { server in
        let url = try WebURL(server.url + "/picture.png")
        #expect(await error(url) == problem)
        #expect(await server.requests.first?.header("Accept") == "image/png, image/jpeg, image/gif, image/webp")
        #expect(await server.requests.first?.header("Referer") == nil)
      }
    }
  }

  @Test("an image that is too large is given up, also when its size is not known before")
  func size() async throws {
    let large = ImageFile.png(width: 4, height: 3, dataCount: 2 << 20)
    try await LoopbackServer.serving({ _ in CannedResponse(status: 200, body: large) }) { server in
      let url = try WebURL(server.url + "/1.png")
      #expect(await error(url, maximumBytes: 1 << 20) == .web(.tooLarge(bytes: 1 << 20)))
    }
  }

  @Test("an image of another server than the article's is not asked of a private network")
  func boundary() async throws {
    try await LoopbackServer.serving({ _ in CannedResponse(status: 200, body: Self.png) }) { server in
      let url = try WebURL(server.url + "/1.png")
      #expect(await error(url, isPublic: true) == .web(.privateHost(host: String(server.url.dropFirst("http://".count)))))
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("an image of the feed's own server is not redirected to another host in a private network")
  func redirectedBoundary() async throws {
    try await LoopbackServer.serving(on: "127.0.0.2", { _ in CannedResponse(status: 200, body: Self.png) }) { secret in
      try await LoopbackServer.serving({ _ in .redirect(to: secret.url + "/1.png") }) { server in
        let (url, target) = (try WebURL(server.url + "/1.png"), secret.url.dropFirst("http://".count))
        #expect(
          await error(url)
            == .web(.invalidResponse(reason: "it redirects to another host in a private network, \(target)")))
        #expect(await secret.requests.isEmpty)
      }
    }
  }

  @Test("redirects are followed, but not without end")
  func redirects() async throws {
    let png = Self.png
    try await LoopbackServer.serving({ request in
      switch request.path {
      case "/moved": CannedResponse(status: 302, headers: ["Location": "/there"])
      case "/there": CannedResponse(status: 200, body: png)
      default: CannedResponse(status: 302, headers: ["Location": request.path + "x"])
      }
    }) { server in
      let (moved, endless) = (try WebURL(server.url + "/moved"), try WebURL(server.url + "/endless"))
      #expect(await error(moved) == nil)
      #expect(await error(endless) == .web(.tooManyRedirects))
    }
  }

  @Test("a cancelled request is no failure of the image")
  func cancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await error(.sample("http://127.0.0.1:9/1.png"))
    }
    #expect(await task.value == nil)
  }
}
