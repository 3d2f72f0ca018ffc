import Domain
import FoundationEssentials
import Testing

@Suite("ArticleStatus")
struct ArticleStatusTests {
  private static let statuses = [ArticleStatus.new, ArticleStatus([.read]), ArticleStatus([.starred]), ArticleStatus([.read, .starred])]

  @Test("setting a mark twice is setting it once", arguments: statuses, [true, false])
  func set(status: ArticleStatus, isSet: Bool) {
    let once = status.applying(.set(.starred, isSet))
    #expect(once.isStarred == isSet)
    #expect(once.isRead == status.isRead)
    #expect(once.applying(.set(.starred, isSet)) == once)
  }

  @Test("toggling a mark turns it round, and twice leaves it", arguments: statuses)
  func toggle(status: ArticleStatus) {
    let turned = status.applying(.toggle(.read))
    #expect(turned.isRead != status.isRead)
    #expect(turned.isStarred == status.isStarred)
    #expect(turned.applying(.toggle(.read)) == status)
  }

  @Test("a status is stored as the sorted words of its marks")
  func shape() throws {
    #expect(try json(ArticleStatus([.starred, .read])) == #"["read","starred"]"#)
    #expect(try json(.new) == "[]")
  }

  @Test("marks that this program does not know survive a change and being stored")
  func unknown() throws {
    let status = try JSONDecoder().decode(ArticleStatus.self, from: Data(#"["zebra","read","annotated"]"#.utf8))
    #expect(try json(status.applying(.set(.read, false))) == #"["annotated","zebra"]"#)
  }

  private func json(_ status: ArticleStatus) throws -> String {
    String(decoding: try JSONEncoder().encode(status), as: UTF8.self)
  }
}
