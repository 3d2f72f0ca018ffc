import ReaderDomain
import ReaderScenes
import Testing

@testable import FullScreen

@MainActor @Suite("The requests of the full screen")
struct RequestQueueTests {
  private static let starred = ArticleQuery(having: [.starred])

  /// What is performed of requests that are added at once.
  private func performed(_ requests: [ScreenRequest]) async -> [ScreenRequest] {
    var performed: [ScreenRequest] = []
    let queue = RequestQueue { performed.append($0) }
    for request in requests { queue.add(request) }
    await queue.finish()
    return performed
  }

  @Test("requests are performed in the order in which they are added, each once")
  func order() async {
    let requests: [ScreenRequest] = [
      .list(.refreshed), .undo(.undo(.last)), .undo(.undo(.last)), .list(.show(.all)), .feeds(.show(FeedQuery())), .redraw,
    ]
    #expect(await performed(requests) == requests)
  }

  @Test("a waiting request is dropped when the answer to a later one replaces its answer")
  func overtaken() async {
    #expect(await performed([.list(.show(.all)), .list(.show(Self.starred))]) == [.list(.show(Self.starred))])
    #expect(await performed([.list(.refreshed), .redraw, .list(.refreshed)]) == [.redraw, .list(.refreshed)])
    #expect(await performed([.feeds(.show(FeedQuery())), .feeds(.show(FeedQuery()))]) == [.feeds(.show(FeedQuery()))])
    #expect(await performed([.count(.all), .count(Self.starred), .count(.all)]) == [.count(Self.starred), .count(.all)])
    #expect(await performed([.list(.show(.all)), .list(.refreshed)]) == [.list(.show(.all)), .list(.refreshed)])
  }

  @Test("a list that is still being read is given up for a later one; everything else is performed to its end")
  func givesUp() async {
    let (slow, later, mark) = (ScreenRequest.list(.show(.all)), ScreenRequest.list(.show(Self.starred)), ScreenRequest.list(.refreshed))
    for (first, second, isGivenUp) in [(slow, later, true), (slow, mark, false), (mark, mark, false)] {
      var events: [String] = []
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      let queue = RequestQueue { _ in
        events.append("begins")
        begin.yield()
        if events.count == 1 { for await _ in ends { break } }
        events.append(Task.isCancelled ? "is given up" : "ends")
      }
      queue.add(first)
      for await _ in begun { break }
      queue.add(second)
      if !isGivenUp { end.yield() }
      await queue.finish()
      #expect(events == ["begins", isGivenUp ? "is given up" : "ends", "begins", "ends"])
    }
  }

  @Test("a queue is idle when nothing is left, and reads while what is shown is being read")
  func states() async {
    var (isReading, ends): ([Bool], Int) = ([], 0)
    var queue: RequestQueue?
    queue = RequestQueue { _ in
      isReading.append(queue?.isReading ?? false)
    } ended: {
      ends += 1
    }
    #expect(queue?.isIdle == true && queue?.isReading == false)
    queue?.add(.undo(.undo(.last)))
    #expect(queue?.isIdle == false && queue?.isReading == false)
    await queue?.finish()
    for request in [.list(.show(.all)), .list(.refreshed), .feeds(.show(FeedQuery())), .views(.show), .count(.all)] as [ScreenRequest] {
      queue?.add(request)
      await queue?.finish()
    }
    #expect(isReading == [false, true, true, true, true, false] && ends == 6)
    #expect(queue?.isIdle == true && queue?.isReading == false)
    queue?.add(.views(.showBesideFeeds))
    #expect(queue?.isReading == true, "It waits.")
    await queue?.finish()
  }

  @Test("requests that wait in a cancelled queue are performed, and know that they are cancelled")
  func cancelled() async {
    var events: [String] = []
    let queue = RequestQueue { request in
      events.append("\(request == .redraw) \(Task.isCancelled)")
    }
    queue.add(.redraw)
    queue.add(.resume)
    queue.cancel()
    await queue.finish()
    #expect(events == ["true true", "false true"])
  }

  @Test("at the end, the texts of articles that are opened are given up, and nothing else is")
  func givesUpTexts() async {
    var events: [String] = []
    let open = ScreenRequest.list(.open(ArticleReference("aa")))
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let queue = RequestQueue { request in
      begin.yield()
      while request == open, !Task.isCancelled { await Task.yield() }
      events.append("\(request == open) \(Task.isCancelled)")
    }
    for request in [open, .redraw, open] { queue.add(request) }
    for await _ in begun { break }
    queue.giveUpTexts()
    await queue.finish()
    #expect(events == ["true true", "false false", "true true"])
  }
}
