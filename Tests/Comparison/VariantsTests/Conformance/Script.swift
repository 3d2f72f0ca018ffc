import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

/// A sequence of user actions, and the order in which their results arrive.
struct Script: Sendable, CustomTestStringConvertible {
  let name: String
  /// The number of settled view models that the script leads to.
  let settled: Int
  let act: @MainActor @Sendable (Stage) async -> Void

  init(_ name: String, settled: Int, _ act: @escaping @MainActor @Sendable (Stage) async -> Void) {
    self.name = name
    self.settled = settled
    self.act = act
  }

  var testDescription: String { name }

  private static let first = ArticleReference(Stage.articles[0].article.id)
  private static let star = StatusChange([first], .set(.starred, true))
  private static let toggle = StatusChange([first], .toggle(.starred))
  private static let unknown = StatusChange([ArticleReference("ffff")], .set(.read, true))

  /// A change that succeeds and cannot be undone.
  private static let lasting = StatusChange([ArticleReference("eeee")], .set(.read, true))

  static let all: [Script] = quick + slow

  /// Every result arrives immediately.
  private static let quick: [Script] = [
    Script("shows a list", settled: 1) { await $0.perform(.show(.all)) },
    Script("shows that nothing matches", settled: 1) { await $0.perform(.show(ArticleQuery(words: ["cocoa"]))) },
    Script("narrows the list, step by step", settled: 6) {
      await $0.perform(.show(ArticleQuery(window: ListWindow(size: 9))))
      await $0.perform(.filter(.unmarked(.read)))
      await $0.perform(.search("tea"))
      await $0.perform(.search("  Green   tea "))
      await $0.perform(.filter(.folder(FolderPath("Drinks"))))
      await $0.perform(.filter(.all))
    },
    Script("pages through the list, and changes an article where it is", settled: 9) {
      await $0.perform(.show(ArticleQuery(window: ListWindow(size: 1))))
      for scroll in [ListScroll.next, .next, .next, .previous] { await $0.perform(.scroll(scroll)) }
      await $0.perform(.change(star))
      await $0.perform(.scroll(.first))
      await $0.perform(.scroll(.last))
      await $0.perform(.search("tea"))
    },
    Script("scrolls before there is a list", settled: 1) { await $0.perform(.scroll(.next)) },
    Script("reads the shown part of the list again after a refresh", settled: 4) {
      await $0.perform(.refreshed)
      await $0.perform(.show(ArticleQuery(window: ListWindow(size: 1))))
      await $0.perform(.scroll(.next))
      await $0.perform(.refreshed)
    },
    Script("searches as it is typed", settled: 4) {
      for text in ["C", "Co", "Cof", ""] { await $0.perform(.search(text)) }
    },
    Script("searches for what cannot be searched for", settled: 3) {
      await $0.perform(.show(.all))
      await $0.perform(.search(String(repeating: "x", count: 201)))
      await $0.perform(.search("\u{7}"))
    },
    Script("fails at first, then shows a list", settled: 2) {
      await $0.perform(.show(ArticleQuery(feed: Stage.nowhere)))
      await $0.perform(.show(.all))
    },
    Script("fails, keeps the list, and goes on from it", settled: 4) {
      await $0.perform(.show(ArticleQuery(words: ["tea"])))
      await $0.perform(.filter(.feed(Stage.nowhere)))
      await $0.perform(.filter(.unmarked(.read)))
      await $0.perform(.search("Black"))
    },
    Script("changes articles without a list", settled: 2) {
      await $0.perform(.change(star))
      await $0.perform(.change(StatusChange(.matching(.all), .set(.read, true))))
    },
    Script("changes an article in a list", settled: 3) {
      await $0.perform(.show(.all))
      await $0.perform(.change(star))
      await $0.perform(.change(toggle))
    },
    Script("fails to change", settled: 3) {
      await $0.perform(.change(unknown))
      await $0.perform(.show(.all))
      await $0.perform(.change(unknown))
    },
    Script("opens an article", settled: 1) {
      await $0.perform(.show(.all))
      await $0.perform(.open(first))
    },
    Script("changes what cannot be undone", settled: 3) {
      await $0.perform(.change(lasting))
      await $0.perform(.show(.all))
      await $0.perform(.change(lasting))
    },
    Script("types what means nothing", settled: 3) {
      await $0.perform(.notUnderstood("dance"))
      await $0.perform(.show(.all))
      await $0.perform(.notUnderstood("dance"))
    },
  ]

  /// Results are held and arrive in another order.
  private static let slow: [Script] = [
    Script("is overtaken by a search", settled: 2) {
      await $0.perform(.show(.all))
      await $0.list.hold()
      $0.begin(.search("tea"))
      await $0.list.called(times: 2)
      $0.begin(.search("Coffee"))
      await $0.list.called(times: 3)
      await $0.list.release(2)
      await $0.list.release(1)
      await $0.finish()
    },
    Script("drops the failure of what was overtaken", settled: 2) {
      await $0.perform(.show(.all))
      await $0.list.hold()
      $0.begin(.filter(.feed(Stage.nowhere)))
      await $0.list.called(times: 2)
      $0.begin(.show(ArticleQuery(words: ["tea"])))
      await $0.list.called(times: 3)
      await $0.list.release(2)
      await $0.list.release(1)
      await $0.finish()
    },
    Script("drops what was overtaken though it comes first", settled: 1) {
      await $0.list.hold()
      $0.begin(.search("tea"))
      await $0.list.called(times: 1)
      $0.begin(.search("Coffee"))
      await $0.list.called(times: 2)
      await $0.list.release(0)
      await $0.list.release(1)
      await $0.finish()
    },
    Script("narrows what is on its way", settled: 2) {
      await $0.perform(.show(.all))
      await $0.list.hold()
      $0.begin(.search("tea"))
      await $0.list.called(times: 2)
      $0.begin(.filter(.unmarked(.read)))
      await $0.list.called(times: 3)
      await $0.list.release(1)
      await $0.list.release(2)
      await $0.finish()
    },
    Script("changes while the first list is on its way", settled: 1) {
      await $0.list.hold()
      $0.begin(.show(.all))
      await $0.list.called(times: 1)
      $0.begin(.change(star))
      await $0.list.called(times: 2)
      await $0.list.release(1)
      await $0.list.release(0)
      await $0.finish()
    },
    Script("toggles twice, and the lists come in the wrong order", settled: 2) {
      await $0.perform(.show(.all))
      await $0.list.hold()
      $0.begin(.change(toggle))
      await $0.list.called(times: 2)
      $0.begin(.change(toggle))
      await $0.list.called(times: 3)
      await $0.list.release(2)
      await $0.list.release(1)
      await $0.finish()
    },
    Script("says what means nothing while a list is on its way", settled: 3) {
      await $0.perform(.show(.all))
      await $0.list.hold()
      $0.begin(.search("tea"))
      await $0.list.called(times: 2)
      await $0.perform(.notUnderstood("dance"))
      await $0.list.release(1)
      await $0.finish()
    },
    Script("opens an article while a list is on its way", settled: 1) {
      await $0.list.hold()
      $0.begin(.show(.all))
      await $0.list.called(times: 1)
      await $0.perform(.open(first))
      await $0.list.release(0)
      await $0.finish()
    },
    Script("fails to search while a list is on its way", settled: 2) {
      await $0.list.hold()
      $0.begin(.show(.all))
      await $0.list.called(times: 1)
      await $0.perform(.search("\u{7}"))
      await $0.list.release(0)
      await $0.finish()
    },
    Script("fails to change while a list is on its way", settled: 2) {
      await $0.list.hold()
      $0.begin(.show(.all))
      await $0.list.called(times: 1)
      await $0.perform(.change(unknown))
      await $0.list.release(0)
      await $0.finish()
    },
  ]
}
