import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@testable import ComparisonViDRep

@MainActor @Suite("Reducer of ViDRep")
struct ViDRepReducerTests {
  private nonisolated static let hello = PictureSummary.sample("Hello", saved: .sample())
  private nonisolated static let helloSeen = PictureSummary.sample("Hello", saved: .sample(), isSeen: true)
  private nonisolated static let tea = PictureSummary.sample("Tea", saved: .sample(), isStarred: true)

  @Test(
    "a caption is usable unless it breaks a rule",
    arguments: [
      ("Hello", [], true), ("dog", [.mentionsDog], true), ("", [.empty], false),
      ("a dog and a\u{7} cat", [.tooLong(characters: 16), .unprintable, .mentionsDog], false),
    ] as [(String, [CaptionRemark], Bool)])
  func captions(text: String, remarks: [CaptionRemark], isUsable: Bool) {
    #expect(PictureReducer().caption(of: text) == Caption(text: text, remarks: remarks, isUsable: isUsable))
  }

  private nonisolated static let changes:
    [(filter: PictureFilter, before: [PictureSummary], update: PictureUpdate, after: [PictureSummary], unseen: Int?)] = [
      (.all, [hello, tea], .seen(helloSeen), [helloSeen, tea], 1),
      (.all, [helloSeen, tea], .seen(helloSeen), [helloSeen, tea], 2),
      (.starred, [tea], .seen(helloSeen), [tea], nil),
      (.all, [tea], .kept(hello), [hello, tea], 3),
      (.all, [tea], .kept(helloSeen), [helloSeen, tea], 2),
      (.starred, [tea], .kept(hello), [tea], 3),
      (.all, [tea, hello], .kept(hello), [hello, tea], 3),
      (.all, [hello, tea], .dropped(tea), [hello], 1),
      (.starred, [tea], .dropped(helloSeen), [tea], 2),
    ]

  @Test("a list and its number follow each change of one picture", arguments: 0..<changes.count)
  func follows(change: Int) {
    let (filter, before, update, after, unseen) = Self.changes[change]
    let listed = ListedPictures(filter: filter, pictures: before)
    #expect(PictureReducer().listed(listed, after: update) == ListedPictures(filter: filter, pictures: after))
    #expect(PictureReducer().unseen(2, after: update, in: listed) == unseen)
  }

  @Test("before the first list, only the database knows whether an opened picture was unseen")
  func unlisted() {
    #expect(PictureReducer().unseen(2, after: .seen(Self.helloSeen), in: nil) == nil)
  }
}
