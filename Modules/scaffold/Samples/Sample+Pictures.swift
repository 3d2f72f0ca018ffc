extension Sample {
  /// Pictures of a cat: input with rules, a download in two steps, images in the terminal.
  static let pictures = Sample(
    "pictures", home: "Modules/Domain/Pictures/", folders: ["Pictures"],
    places: [
      "Modules/Composition/EditionSources/PictureForEdition.swift",
      "Modules/strata/Options/PictureArchitecture+Argument.swift", "Modules/Terminal/TerminalOutput/InlineImage.swift",
      "Tests/SampleServerTests/CaptionTests.swift",
      "Tests/SampleServerTests/PNGFile.swift",
      "Tests/EndToEndTests/BadInput/CaptionTests.swift",
    ],
    testWord: "Picture", kept: ["Tests/TerminalTests/Support/Picture.swift"],
    words: ["picture", "caption", "inlineimage"],
    texts: ["picture.url", "pictures/", "\"pictures\"", "/cat/says/"], commands: ["picture"],
    edits: domain + data + terminalOfPictures + server + program + rules + counts + documentsOfPictures)

  private static let domain: [AppEdit] = [
    .withoutLine(".pictureURL,", in: "Modules/Domain/Configuration/SettingKey.swift"),
    .without("case removePicture(PictureID)", in: "Modules/Domain/Storage/StorageDiagnostic.swift"),
    .without("case .removePicture(let picture)", in: "Modules/Presentation/Scenes/Storage/StorageWording.swift"),
  ]

  private static let data: [AppEdit] = {
    let folder = "Modules/Data/StorageMaintenance"
    let inspection = "\(folder)/DataDirectoryInspection.swift"
    return [
      .withoutLine("pictures,", in: "Modules/Data/Data/Reading/DataDirectory+Unfinished.swift"),
      .withoutLine("for path in try PictureInspection(directory)", in: "\(folder)/DataDirectoryRepair.swift"),
      .withoutLine("StoredDocument(PicturesDocument.self", in: inspection),
      .withoutLine("findings += try PictureInspection(directory)", in: inspection),
      .withoutLine("leftovers += try PictureInspection(directory)", in: inspection),
    ]
  }()

  private static let terminalOfPictures = AppEdit.inlineImages + AppEdit.inlineImagesInTests

  private static let server: [AppEdit] = [
    .withoutLine("endpoints.append(PictureEndpoint(url: url))", in: "Modules/SampleServer/Site/Site.swift"),
    .withoutLines(
      from: "<li><a href=\"/cat/says/", through: "there is to know of it", in: "Modules/SampleServer/Samples/index.html"),
    .withoutLines(from: "<li>Pictures go wrong", through: "/bad/cut:", in: "Modules/SampleServer/Samples/index.html"),
  ]

  private static let program: [AppEdit] = [
    .withoutLine("+ pictures(web: web)", in: "Tests/CompositionTests/Support/Asking.swift"),
    .withoutLine("PictureCommand.self,", in: "Modules/strata/Strata.swift"),
    .withoutLines(from: "strata config set picture.url", through: "strata picture list", in: "Scripts/demo"),
  ]

  private static let rules: [AppEdit] = [
    .withoutLine("\"Pictures\",", in: ".layers.json"),
    .withoutLine("\"Pictures\",", in: "Tests/ArchitectureTests/Rules/Rules.swift"),
    .replacing(
      " The folder `Pictures` has the author's own example: search while typing, preview,\n  saved pictures with a state per picture. `strata picture "
        + "--interactive` runs it.", with: "", in: "Modules/Presentation/Variants/README.md"),
    .withoutLine("| 7. A picture kept", in: "Modules/Presentation/Variants/Checks.md"),
    .withoutLine("| 8. If one saved picture", in: "Modules/Presentation/Variants/Checks.md"),
  ]

  /// Tests that count what there is.
  private static let counts: [AppEdit] = {
    let shape = "Tests/VariantsTests/ViDRep/ViDRepShapeTests.swift"
    return [
      .replacing("10,  // ViDRep", with: "8,  // ViDRep", in: "Tests/ArchitectureTests/Variants/ComparisonTests.swift"),
      .replacing("repositories.count == 3", with: "repositories.count == 2", in: shape),
      .replacing("dispatchers.count == 4", with: "dispatchers.count == 2", in: shape),
      .replacing("storedVariables).count == 1", with: "storedVariables).isEmpty", in: shape),
      .replacing("reducers.count == 2", with: "reducers.count == 1", in: shape),
      .replacing("scenes.count == 7", with: "scenes.count == 4", in: shape),
      .replacing("lines.count == 4", with: "lines.count == 3", in: "Tests/EndToEndTests/SmallFeatures/ConfigTests.swift").unlessGone(
        "quotes"),
    ]
  }()

  private static let documentsOfPictures: [AppEdit] = {
    let (manual, architecture) = ("Modules/strata/Manual.md", "Architecture.md")
    return [
      .withoutLine("| `picture say TEXT` |", in: "README.md"), .withoutLine("| `picture save`,", in: "README.md"),
      .withoutLine("| `picture --interactive` |", in: "README.md").unlessGone("variants"),
      .replacing("|pictures", with: "", in: "README.md").unlessGone("quotes"), .withoutSection("### Pictures", in: manual),
      .withoutLine("- **A picture** is", in: manual),
      .replacing("`picture` (its caption, or `null`)", with: "a key for a picture (`null`)", in: manual),
      .replacing(", pictures\n", with: "\n", in: manual),
      .replacing("colours, pictures and links", with: "colours and links", in: manual),
      .replacing("`TERM_PROGRAM`, `KITTY_WINDOW_ID`, `LC_TERMINAL`, `TMUX`", with: "`TERM_PROGRAM`, `TMUX`", in: manual),
      .withoutLine("| `picture.url` |", in: manual),
      .withoutLine("| `picture say`,", in: manual), .withoutLine("| `picture list` |", in: manual),
      .withoutLine("| `pictures/index.json` |", in: manual), .withoutLine("| `pictures/ID.png` ", in: manual),
      .withoutLine("| a picture |", in: manual),
      .withoutLines(from: "Pictures:", before: "Settings:", in: manual),
      .replacing("after `type`: `caption`, `is_usable`; ", with: "", in: manual).unlessGone("variants"),
      .withoutLine("- **Pictures** adds", in: architecture), .replacing("`Pictures`, ", with: "", in: architecture),
      .replacing("`PictureError`, ", with: "", in: architecture),
      .replacing(" A picture passes only as base64.", with: "", in: architecture),
      .replacing("its own\n  inspection, such as `PictureInspection`.", with: "its own\n  inspection.", in: architecture),
    ]
  }()
}
