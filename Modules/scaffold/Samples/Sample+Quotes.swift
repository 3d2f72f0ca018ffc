extension Sample {
  /// Quotes from the web: the smallest complete feature, from which others are made.
  static let quotes = Sample(
    "quotes", home: "Modules/Domain/Quotes/", folders: ["Quotes"],
    places: [
      "Modules/Composition/Variants/", "Modules/Composition/EditionSources/QuoteForEdition.swift",
      "Modules/strata/Options/QuoteArchitecture+Argument.swift",
      "Modules/strata/Options/QuoteVariantOptions.swift", "Scripts/Patches/no-web/", "Tests/ArchitectureTests/CostOfChangeTests.swift",
    ],
    testWord: "Quote", words: ["quote"], texts: ["quote.url", "quotes.json", "/quotes/"], commands: ["quote"],
    edits: wiring + settings + serverOfQuotes + readme + manual + architecture + catalogues + comparison)

  /// The lines that any feature has.
  private static let wiring = WiringLine.all.map { AppEdit.withoutLine($0.start, in: $0.path) }

  private static let settings: [AppEdit] = {
    let samples = "Tests/PresentationTests/Configuration/SettingSummary+Samples.swift"
    return [
      .replacing(
        "key: .quoteURL, value: .url(.sample(\"https://example.org/random\"))", with: "key: .keepDays, value: .limit(30)", in: samples),
      .replacing(
        "key: .quoteURL, value: SettingKey.quoteURL.standard", with: "key: .keepDays, value: SettingKey.keepDays.standard", in: samples),
    ]
  }()

  private static let serverOfQuotes: [AppEdit] = [
    .withoutLines(
      from: "<li><a href=\"/quotes/error\">", through: "<a href=\"/quotes/empty\">", in: "Modules/SampleServer/Samples/index.html"),
    .withoutLines(from: "strata config set quote.url", through: "strata quote", in: "Scripts/demo"),
  ]

  private static let readme: [AppEdit] = [
    .withoutLine("| `quote --interactive` |", in: "README.md").unlessGone("variants"),
    .withoutLine("| a display for graphical apps", in: "Modules/scaffold/Goals.md"),
    .withoutSection("## Follow one request", in: "README.md"), .withoutSection("## Start your own feature", in: "README.md"),
  ]

  private static let manual: [AppEdit] = {
    let (path, descriptions) = ("Modules/strata/Manual.md", "Tests/EndToEndTests/Documents/StepDescriptions.swift")
    return [
      .withoutSection("### Quotes", in: path), .withoutLine("- **A quote** is", in: path),
      .replacing("`quote` (`null`, or `text` and `author`)", with: "a key for a quote (`null`)", in: path),
      .replacing(", quotes", with: "", in: path), .withoutLine("| a quote |", in: path),
      .withoutLines(from: "A quote:", before: "What another retention setting", in: path),
      .without("static let quote = ", in: descriptions), .without("static let failing = ", in: descriptions),
      .without("private static let quoteEverywhere", in: descriptions),
    ]
  }()

  private static let architecture: [AppEdit] = {
    let path = "Architecture.md"
    return [
      .withoutLines(from: "- **Quotes** is", through: "`RandomQuoteTextDisplay.swift` (Terminal)", in: path),
      .replacing("(`Quotes`, ", with: "(", in: path),
      .withoutLines(from: "When a request fails, the same", before: "## Errors", in: path),
      .replacing(" (`Composition/Quotes/Traced+Quotes.swift`)", with: "", in: path),
      .replacing("`QuoteError`, ", with: "", in: path),
      .replacing("`ReadingErrorWording`, `QuoteWording` …", with: "`ReadingErrorWording` …", in: path),
      .replacing("`QuotesFeature`, `ReadingFeature`", with: "`ReadingFeature`", in: path),
      .replacing("`ReadingErrorWording`, `QuoteWording` |", with: "`ReadingErrorWording` |", in: path),
      .replacing(
        "`Scripts/new feature Tip` makes a complete one, with `--like pictures` a larger one. Then make the copy your own: Domain first",
        with: "`Scripts/new feature Tip --like pictures` makes one. Then make the copy your own: Domain first", in: path),
      .replacing("`JSONQuoteStore` keeps the last hundred. Decide how much you keep", with: "decide how much you keep", in: path),
      .replacing(
        "`Scripts/new scene TipWall --in Tip` does it if the feature is made as Quotes is. By hand: a namespace", with: "It is a namespace",
        in: path),
      .withoutLines(from: "**Begin an app.**", before: "**Add a store.**", in: path),
      .withoutSection("### What a change costs", in: path),
    ]
  }()

  private static let catalogues: [AppEdit] = [
    .withoutLines(from: "``ShowQuote`` is", before: "## Topics", in: "Modules/Domain/Domain.docc/Domain.md"),
    .withoutLines(
      from: "``RandomQuoteInteractor`` and", before: "## Topics", in: "Modules/Presentation/Presentation/Presentation.docc/Presentation.md"),
  ]

  private static let comparison: [AppEdit] = {
    let (folder, tests) = ("Modules/Presentation/Variants", "Tests/ArchitectureTests")
    return [
      // They show the rules by two features of these names.
      .withoutCall(of: "\"FeaturesMeet\",", in: "\(tests)/FixtureTests.swift"),
      .without("func smallFeatures()", in: "\(tests)/TidinessTests.swift"),
      .withoutSection("## MV", in: "\(folder)/Checks.md"), .withoutSection("## MV", in: "\(folder)/Sources.md"),
      .replacing(" The folder `Quotes` has the author's own example,\n", with: "\n", in: "\(folder)/README.md"),
      .withoutLine("a random quote, in both of his forms", in: "\(folder)/README.md"),
      .withoutLine("7,  // MV", in: "\(tests)/Variants/ComparisonTests.swift"),
    ]
  }()
}
