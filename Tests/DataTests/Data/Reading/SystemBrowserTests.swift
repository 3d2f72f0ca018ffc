import DataLayer
import Domain
import Testing

/// The programs here are those of every system: `test` succeeds when its arguments are as expected.
@Suite("The browser of the system")
struct SystemBrowserTests {
  private static let page = StoreSample.url("https://example.org/a?b=c&d")

  private func error(opening page: WebURL = page, with commandLine: String) async -> ReadingError? {
    do throws(ReadingError) {
      try await SystemBrowser(commandLine: commandLine).open(page)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "the URL is the last argument, or stands where `%s` is",
    arguments: [
      ("test a !=", 0), ("test %s = %s", 0), ("  test  x%sy   = x%sy ", 0), ("test a =", 1), ("test %s = a", 1), ("test %s != %s", 1),
    ])
  func arguments(commandLine: String, code: Int) async {
    #expect(await error(with: commandLine) == (code == 0 ? nil : .browser(.failed(program: "test", code: code))))
  }

  @Test("a program that fails is named with its code, and no other is tried")
  func failure() async {
    #expect(await error(with: "false") == .browser(.failed(program: "false", code: 1)))
    #expect(await error(with: "false:true") == .browser(.failed(program: "false", code: 1)))
    #expect(await error(with: "true:false") == nil)
  }

  @Test("of several programs, the first that is installed is used")
  func firstInstalled() async {
    #expect(await error(with: "no-such-program-1:no-such-program-2 %s:true:false") == nil)
    #expect(await error(with: ": :true") == nil)
    #expect(await error(with: "no-such-program-1:no-such-program-2") == .browser(.missing))
  }

  @Test("a program that cannot be started is named with the reason of the system")
  func notStarted() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("text", "program")
      let error = await error(with: folder.path("program"))
      guard case .browser(.cannotRun(folder.path("program"), let reason)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
    }
  }
}
