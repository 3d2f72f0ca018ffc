import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages about entries of lists that name no feed on the web")
struct RefusedEntryWordingTests {
  @Test(
    "three entries are named, without secrets, and the others are counted",
    arguments: [(0, []), (1, []), (3, []), (4, ["1 more entry is left out."]), (9, ["6 more entries are left out."])] as [(Int, [String])])
  func warnings(count: Int, rest: [String]) {
    let entry = Outline.Refused(title: "Tea", url: "htp://me:secret@example.org/", problem: .unsupportedScheme("htp"))
    let sentences = RefusedEntryWording.warnings(about: Array(repeating: entry, count: count)).map(\.sentence.text)
    #expect(sentences.count == min(count, 3) + rest.count && Array(sentences.suffix(rest.count)) == rest)
    #expect(
      sentences.prefix(min(count, 3)).allSatisfy { $0.hasPrefix("'Tea' is left out: '") && $0.hasSuffix("' is not an http or https URL.") })
    #expect(sentences.allSatisfy { !$0.contains("secret") })
  }
}
