import ReaderDomain
import Testing

@Suite("ArticleStatus")
struct ArticleStatusTests {
  private static let statuses = [ArticleStatus.new, ArticleStatus([.read]), ArticleStatus([.starred]), ArticleStatus([.read, .starred])]

  @Test("setting a mark is idempotent", arguments: statuses, [true, false])
  func set(status: ArticleStatus, isSet: Bool) {
    let once = status.applying(.set(.starred, isSet))
    #expect(once.isStarred == isSet)
    #expect(once.isRead == status.isRead)
    #expect(once.applying(.set(.starred, isSet)) == once)
  }

  @Test("toggling inverts a mark, and toggling twice restores it", arguments: statuses)
  func toggle(status: ArticleStatus) {
    let turned = status.applying(.toggle(.read))
    #expect(turned.isRead != status.isRead)
    #expect(turned.isStarred == status.isStarred)
    #expect(turned.applying(.toggle(.read)) == status)
  }

  @Test("unknown marks survive a change")
  func unknown() {
    let marks = ["zebra", "read", "annotated"].map(ArticleMark.init(rawValue:))
    let changed = ArticleStatus(Set(marks)).applying(.set(.read, false))
    #expect(changed.marks == [ArticleMark(rawValue: "zebra"), ArticleMark(rawValue: "annotated")])
  }
}
