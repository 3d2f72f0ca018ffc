import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages about episodes")
struct PodcastErrorWordingTests {
  @Test(
    "each error is a sentence of its own",
    arguments: [
      .noFile(title: "Fog"), .notQueued(ArticleReference("1a2b")), .queueIsEmpty, .noFolder,
      .folder(path: "/podcasts", reason: "Permission denied"), .diskFull(folder: "/podcasts"), .underWay, .web(.status(code: 404)),
      .web(.timedOut(seconds: 60), isKept: true), .empty,
      .notMedia(type: "text/html"), .incomplete(received: 1, announced: 2),
      .playerMissing(program: "mpv", setting: "player.audio"), .playerFailed(program: "mpv", reason: "exit code 2"),
    ] as [PodcastError])
  func sentences(error: PodcastError) {
    let message = ReaderErrorWording.message(for: .podcast(error))
    #expect(message.sentence.text(for: "strata").hasSuffix(".") && message.sentence.text(for: "strata").count > 15)
    #expect(message.kind == (error == .queueIsEmpty ? .notice : .failure))
    #expect(message.hint.map { $0.text(for: "strata").hasSuffix(".") } ?? true)
  }

  @Test("only what has arrived is said to be kept")
  func kept() {
    let host = WebError.hostNotFound(host: "example.org")
    #expect(PodcastErrorWording.message(for: .web(host)).hint == "Check the URL and the network.")
    let kept: MessageText = "What has arrived is kept; the same command downloads the rest."
    #expect(PodcastErrorWording.message(for: .web(host, isKept: true)).hint == kept)
  }
}
