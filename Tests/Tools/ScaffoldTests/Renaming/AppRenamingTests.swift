import Testing

@testable import scaffold

@Suite("Names in the files of an app")
struct AppRenamingTests {
  private static let renaming = Result { () throws(ScaffoldError) in AppRenaming(name: try AppName("SupportDesk")) }

  @Test(
    "modules, the program and its variables get the name; values for tests keep theirs",
    arguments: [
      ("import SampleDomain", "import SupportDeskDomain"), ("struct Sample: Program {}", "struct SupportDesk: Program {}"),
      ("let name = \"sample\"", "let name = \"supportdesk\""), ("/// `sample quote`", "/// `supportdesk quote`"),
      ("[\"SAMPLE_HOME\": home]", "[\"SUPPORTDESK_HOME\": home]"), ("let quote = Quote.sample()", "let quote = Quote.sample()"),
      (#"let text = "a\nsample: b""#, #"let text = "a\nsupportdesk: b""#), ("enum Samples {}", "enum Samples {}"),
      ("StoreSample.moment", "StoreSample.moment"), ("\".strata-\"", "\".supportdesk-\""),
    ])
  func swift(text: String, expected: String) throws {
    #expect(try Self.renaming.get().text(text, in: "Modules/Sample/Domain/File.swift") == expected)
  }

  @Test("in tests, the name of the reader is replaced by one that is as long")
  func lengths() throws {
    let text = try Self.renaming.get().text("#expect(error == \"strata: No.\")", in: "Tests/Core/FileTests.swift")
    #expect(text == "#expect(error == \"tester: No.\")")
  }

  @Test(
    "folders and files have the name at their beginning",
    arguments: [
      ("Modules/Sample/sample/Sample.swift", "Modules/SupportDesk/supportdesk/SupportDesk.swift"),
      ("Tests/Support/SampleDoubles/Quotes/Quote+Sample.swift", "Tests/Support/SupportDeskDoubles/Quotes/Quote+Sample.swift"),
      ("Tests/Core/CoreTerminalTests/Text/Samples.swift", "Tests/Core/CoreTerminalTests/Text/Samples.swift"),
    ])
  func paths(path: String, expected: String) throws {
    #expect(try Self.renaming.get().path(path) == expected)
  }
}
