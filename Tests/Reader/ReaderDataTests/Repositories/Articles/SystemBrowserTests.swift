import CoreDomain
import DataDoubles
import Foundation
import ReaderData
import ReaderDomain
import Testing

/// One after the other: a program that runs changes how this process treats signals.
@Suite("The browser of the system", .serialized)
struct SystemBrowserTests {
  private static let page = StoreSample.url("https://example.org/a?b=c&d")

  private func error(opening page: WebURL = page, with commandLine: String) async -> ReaderError? {
    do throws(ReaderError) {
      try await SystemBrowser(commandLine: commandLine).open(page)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "the URL is the last argument, or stands where `%s` is",
    arguments: [
      ("", ["URL"]), (" a", ["a", "URL"]), (" %s a %s", ["URL", "a", "URL"]), ("   x%sy   b ", ["xURLy", "b"]),
    ])
  func arguments(given: String, received: [String]) async throws {
    try await TemporaryFolder.with { folder async throws in
      let expected = received.map { "[\($0.replacing("URL", with: Self.page.link))]" }.joined()
      try folder.put("test \"$(printf '[%s]' \"$@\")\" = '\(expected)'\n", "program")
      #expect(await error(with: "sh \(folder.path("program"))\(given)") == nil)
      #expect(await error(with: "sh \(folder.path("program")) other\(given)") == .article(.browser(.failed(program: "sh", code: 1))))
    }
  }

  @Test("a program whose own name contains `%s` gets the URL as its last argument")
  func ownName() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("#!/bin/sh\ntest \"$1\" = '\(Self.page.link)'\n", "program")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("program"))
      // The system refuses to execute a file while a process that another test starts still has it open for writing. Nobody has the copy open.
      let copying = try Process.run(URL(filePath: "/bin/cp"), arguments: [folder.path("program"), folder.path("a%sb")])
      copying.waitUntilExit()
      #expect(await error(with: folder.path("a%sb")) == nil)
    }
  }

  @Test("a program that fails is named with its code, and no other is tried")
  func failure() async {
    #expect(await error(with: "false") == .article(.browser(.failed(program: "false", code: 1))))
    #expect(await error(with: "false:true") == .article(.browser(.failed(program: "false", code: 1))))
    #expect(await error(with: "true:false") == nil)
  }

  @Test("of several programs, the first that is installed is used")
  func firstInstalled() async {
    #expect(await error(with: "no-such-program-1:no-such-program-2 %s:true:false") == nil)
    #expect(await error(with: ": :true") == nil)
    #expect(await error(with: "no-such-program-1:no-such-program-2") == .article(.browser(.missing)))
  }

  @Test("a program that cannot be started is named with the reason of the system")
  func notStarted() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("text", "program")
      let error = await error(with: folder.path("program"))
      guard case .article(.browser(.cannotRun(folder.path("program"), let reason))) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
    }
  }
}
