import Testing

@testable import scaffold

@Suite("Lines of variants")
struct VariantLinesTests {
  private static let command = """
    struct QuoteCommand {
      @OptionGroup var variant: QuoteVariantOptions  // A comment goes with its line.
      // A comment may say variant.
      let name = "variant-list"
      let variants = 0
      var stops: Bool { variant.stops }
    }
    """

  @Test("a command loses the lines whose code names its variant")
  func command() {
    #expect(
      VariantLines.leftOut(of: Self.command, inFile: "Modules/Reader/strata/Commands/Quotes/QuoteCommand.swift") == """
        struct QuoteCommand {
          // A comment may say variant.
          let name = "variant-list"
          let variants = 0
        }
        """)
  }

  @Test(
    "a file that is no command stays as it is",
    arguments: ["Modules/Reader/strata/Options/Quotes/A.swift", "Modules/Sample/Domain/Quotes/A.swift"])
  func otherFiles(path: String) {
    #expect(VariantLines.leftOut(of: Self.command, inFile: path) == Self.command)
  }
}
