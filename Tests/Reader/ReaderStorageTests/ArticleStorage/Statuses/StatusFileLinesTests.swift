import CoreData
import DataDoubles
import FileStorage
import ReaderDomain
import Testing

@testable import ArticleStorage
@testable import Files

@Suite("Single lines of a status file")
struct StatusFileLinesTests {
  private static func id(_ number: Int) -> ArticleID { ArticleID(start: UInt64(number) << 40, end: 0) }

  /// A file with a line for each of these articles, in this order.
  private static func text(_ numbers: [Int]) -> String {
    let lines = numbers.map { "\"\(id($0).text)\":[\"read\"]" }
    return "{\"schema\":1,\"statuses\":{\n" + lines.joined(separator: ",\n") + "\n}}\n"
  }

  /// The statuses of these articles; nil when the file has an unexpected form.
  private static func statuses(of numbers: [Int], in text: String) async throws -> [ArticleID: ArticleStatus]? {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "statuses.json")
      return try StoredFile(path: folder.path("statuses.json")).reading { (file) throws(FileError) -> [ArticleID: ArticleStatus]? in
        guard let lines = try StatusFileLines(in: file) else { return nil }
        return try lines.statuses(of: Set(numbers.map { id($0) }), in: file)
      } ?? nil
    }
  }

  @Test("lines are found wherever they are, and missing articles have no mark", arguments: [1, 2, 3, 200, 3_000])
  func found(count: Int) async throws {
    let text = Self.text((1...count).map { $0 * 2 })
    for number in Set([1, 2, count / 2, count - 1, count]) where (1...count).contains(number) {
      #expect(try await Self.statuses(of: [number * 2], in: text) == [Self.id(number * 2): ArticleStatus([.read])])
      #expect(try await Self.statuses(of: [number * 2 - 1, number * 2 + 1], in: text) == [:])
    }
  }

  @Test(
    "a file whose lines are not sorted is not searched",
    arguments: [
      // Larger articles in the middle, and smaller ones behind them.
      (Array(1...1_400) + Array(5_000...5_199) + Array(1_401...2_800), 9_000),
      // Larger articles before those in the middle.
      (Array(1...600) + Array(6_000...6_299) + Array(601...2_800), 5),
      // Two lines that are exchanged, and a line that is there twice.
      ([2, 4, 8, 6, 10], 7), ([2, 4, 4, 6], 5),
    ])
  func unsorted(numbers: [Int], asked: Int) async throws {
    #expect(try await Self.statuses(of: [asked], in: Self.text(numbers)) == nil)
  }

  @Test(
    "a file that this program would write differently is not searched",
    arguments: [
      ("],\n", "] \n"), ("[\"read\"]", "[ \"read\"]"), ("[\"read\"]", "[]"), ("\"statuses\":{\n", "\"statuses\":{ \n"),
      ("\n}}\n", "\n} }\n"),
      ("\n}}\n", "\n}}"), ("\"00", "\"zz"), ("\":[", "x:["),
    ])
  func otherForm(part: String, replacement: String) async throws {
    let text = Self.text([1, 2, 3])
    #expect(text.contains(part))
    #expect(try await Self.statuses(of: [1, 2, 3], in: text.replacing(part, with: replacement)) == nil)
  }

  @Test("a file without lines is not searched")
  func empty() async throws {
    #expect(try await Self.statuses(of: [1], in: "{\"schema\":1,\"statuses\":{\n}}\n") == nil)
    #expect(try await Self.statuses(of: [1], in: "") == nil)
  }
}
