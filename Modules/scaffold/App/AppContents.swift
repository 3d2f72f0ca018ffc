/// The files of this repository that an app gets: what all features share, and the feature Quotes. A new file in one of these folders joins all apps.
struct AppContents {
  /// Whether the app asks servers.
  let hasWeb: Bool

  /// Whether the app gets the file.
  func contains(_ path: String) -> Bool {
    (Self.folders.contains { path.hasPrefix($0) } || Self.files.contains(path))
      && !(Self.leftOut + (hasWeb ? [] : Self.ofWeb)).contains { $0.hasSuffix("/") ? path.hasPrefix($0) : path == $0 }
  }

  /// Whether the file belongs to a feature that is made as Quotes is, and the app would get such a file of Quotes.
  func contains(_ path: String, of feature: FeatureName) -> Bool {
    guard feature.owns(path), let name = path.split(separator: "/").last else { return false }
    let folders = path.split(separator: "/").dropLast().map { $0 == feature.many.type ? FeatureName.model.many.type : String($0) }
    // A further scene has the same kinds of files as the first one.
    let twins = [
      FeatureRenaming(old: feature, new: .model).path(String(name)), "Random\(FeatureName.model.one.type)\(name.drop { $0 != "." })",
    ]
    return twins.allSatisfy { contains((folders + [$0]).joined(separator: "/")) }
  }

  /// Whether the file tells how the app is made.
  func needs(_ path: String) -> Bool { contains(path) || !hasWeb && path == FeatureSource.patch }

  /// Where the file is in an app.
  static func path(_ path: String) -> String {
    // The layer check serves only the tests of an app.
    path.hasPrefix("Modules/LayerRules/") ? "Tests/Support/" + path.dropFirst("Modules/".count) : path
  }

  /// All folders and files that the lists name.
  static var named: [String] { folders + files.sorted() + leftOut + ofWeb }

  private static let folders = [
    "Modules/Domain/Configuration/", "Modules/Domain/Quotes/", "Modules/Domain/Values/",
    "Modules/Presentation/Presentation/Configuration/", "Modules/Presentation/Presentation/Quotes/",
    "Modules/Presentation/Presentation/SceneProtocols/",
    "Modules/Presentation/Scenes/Configuration/", "Modules/Presentation/Scenes/Export/", "Modules/Presentation/Scenes/Quotes/",
    "Modules/Presentation/Scenes/SceneProtocols/", "Modules/Presentation/Scenes/Wording/",
    "Modules/Data/Data/Configuration/", "Modules/Data/Data/Quotes/", "Modules/Data/FileStorage/", "Modules/Data/Web/",
    "Modules/Drivers/Files/", "Modules/Drivers/RecordJSON/", "Modules/Drivers/Transfer/", "Modules/Drivers/CLibCurl/",
    "Modules/Terminal/Configuration/", "Modules/Terminal/Export/", "Modules/Terminal/Filter/", "Modules/Terminal/Messages/",
    "Modules/Terminal/Quotes/", "Modules/Terminal/TerminalOutput/", "Modules/Terminal/Text/",
    "Modules/Composition/Configuration/", "Modules/Composition/DataDirectory/", "Modules/Composition/Outcomes/",
    "Modules/Composition/Quotes/", "Modules/Composition/Tracing/",
    "Modules/strata/CommandLine/", "Modules/strata/Commands/Configuration/", "Modules/strata/Commands/Quotes/",
    "Modules/LayerRules/Checks/", "Modules/LayerRules/Project/", "Modules/LayerRules/Rules/", "Modules/LayerRules/Source/",
    "Tests/DomainTests/Configuration/", "Tests/DomainTests/Quotes/", "Tests/DomainTests/Values/",
    "Tests/ScenesTests/Configuration/", "Tests/ScenesTests/Export/", "Tests/ScenesTests/Quotes/", "Tests/ScenesTests/SceneProtocols/",
    "Tests/PresentationTests/Configuration/", "Tests/PresentationTests/Quotes/", "Tests/PresentationTests/SceneProtocols/",
    "Tests/DataTests/Data/Configuration/", "Tests/DataTests/Data/Quotes/", "Tests/DataTests/Web/",
    "Tests/TransferTests/",
    "Tests/TerminalTests/Configuration/", "Tests/TerminalTests/Export/", "Tests/TerminalTests/Messages/", "Tests/TerminalTests/Quotes/",
    "Tests/TerminalTests/TerminalOutput/", "Tests/TerminalTests/Text/",
    "Tests/CompositionTests/DataDirectory/", "Tests/CompositionTests/Outcomes/", "Tests/CompositionTests/Quotes/",
    "Tests/CompositionTests/Tracing/",
    "Tests/ArchitectureTests/Document/", "Tests/ArchitectureTests/Project/", "Tests/ArchitectureTests/Rules/",
    "Tests/Support/LoopbackServer/", "Tests/Support/Growth/", "Tests/Support/TerminalDoubles/", "Tests/Support/DomainDoubles/Quotes/",
  ]

  private static let files: Set<String> = [
    "Package.swift", ".swift-format", ".gitignore", "LICENSE", ".ci/run", ".github/workflows/ci.yml",
    "Scripts/setup", "Scripts/test", "Scripts/build", "Scripts/run", "Scripts/module-graph",
    "Modules/Domain/UseCase.swift", "Modules/Domain/WebError.swift", "Modules/Domain/Storage/PersistenceError.swift",
    "Modules/Composition/Application.swift", "Modules/Composition/LaunchOptions.swift", "Modules/Composition/Platform.swift",
    "Modules/Composition/Version.swift",
    "Modules/strata/Command.swift", "Modules/strata/Main.swift", "Modules/strata/OpenFiles.swift",
    "Modules/strata/StandardStreams.swift", "Modules/strata/Strata.swift", "Modules/strata/Options/GlobalOptions.swift",
    "Tests/ScenesTests/Wording/AgeWordingTests.swift", "Tests/ScenesTests/Wording/CountWordingTests.swift",
    "Tests/ScenesTests/Wording/Credentials.swift", "Tests/ScenesTests/Wording/Sentence.swift",
    "Tests/ScenesTests/Wording/StoreWordingTests.swift", "Tests/ScenesTests/Wording/WebWordingTests.swift",
    "Tests/PresentationTests/Support/ExportedRecord+Names.swift",
    "Tests/DataTests/FileStorage/AtomicFileTests.swift", "Tests/DataTests/FileStorage/FileSystemTests.swift",
    "Tests/DataTests/FileStorage/JSONTests.swift", "Tests/DataTests/FileStorage/StoreLockTests.swift",
    "Tests/DataTests/FileStorage/TemporaryFolder.swift", "Tests/DataTests/FileStorage/ReadOnly.swift",
    "Tests/DataTests/FileStorage/Powerless.swift", "Tests/DataTests/FileStorage/StoreSample.swift",
    "Tests/CompositionTests/Support/CapturedTerminal.swift", "Tests/CompositionTests/Support/ViewModel+Sample.swift",
    "Tests/CompositionTests/Support/TraceStepResult+Text.swift",
    "Tests/TerminalTests/Support/Picture.swift",
    "Tests/ArchitectureTests/ArchitectureDocumentTests.swift", "Tests/ArchitectureTests/InvariantTests.swift",
    "Tests/ArchitectureTests/ModuleGraphTests.swift", "Tests/ArchitectureTests/Portability/PortabilityTests.swift",
    "Tests/ArchitectureTests/TidinessTests.swift",
    "Tests/EndToEndTests/Quotes/QuoteProgramTests.swift", "Tests/EndToEndTests/Support/ChildProcess.swift",
    "Tests/EndToEndTests/Support/Reply.swift", "Tests/EndToEndTests/Support/Spawn.swift",
    "Tests/EndToEndTests/Support/StrataProcess.swift",
    "Tests/Support/DomainDoubles/MemoryConfigurationRepository.swift", "Tests/Support/DomainDoubles/PlannedFailures.swift",
    "Tests/Support/DomainDoubles/SeededGenerator.swift", "Tests/Support/DomainDoubles/Stub.swift",
    "Tests/Support/DomainDoubles/Timestamp+Sample.swift",
    "Tests/Support/DomainDoubles/WebURL+Sample.swift", "Tests/Support/SceneDoubles/Recorder.swift",
  ]

  /// What these folders hold for other features, for dialogues or for other presentation architectures.
  private static let leftOut = [
    "Modules/Domain/Values/UInt64+Hexadecimal.swift", "Modules/Drivers/Transfer/Curl/SessionCache.swift",
    "Modules/Drivers/Transfer/Network/ProxyEnvironment.swift",
    "Modules/Terminal/Filter/XMLFilter.swift", "Modules/Presentation/Scenes/Wording/LimitWording.swift",
    "Modules/Domain/Values/Language.swift", "Modules/Domain/Values/SHA256.swift", "Modules/Domain/Values/String+Order.swift",
    "Modules/Data/FileStorage/Reading/", "Modules/Data/FileStorage/KeyedRecords.swift",
    "Modules/Drivers/Files/ContentDigest.swift",
    "Modules/Presentation/Scenes/SceneProtocols/SceneTracer.swift", "Modules/Presentation/Scenes/Wording/DetailLine.swift",
    "Modules/Presentation/Scenes/Wording/SpanWording.swift",
    "Modules/Terminal/Export/JSONLinesDisplay.swift", "Modules/Terminal/Messages/QuietDisplay.swift",
    "Modules/Terminal/Messages/SentencesTextDisplay.swift", "Modules/Terminal/Quotes/RandomQuote.Request+Dialogue.swift",
    "Modules/Terminal/TerminalOutput/BlockingExecutor.swift", "Modules/Terminal/TerminalOutput/ImageProtocol.swift",
    "Modules/Terminal/TerminalOutput/InlineImage.swift", "Modules/Terminal/TerminalOutput/InputDescriptor.swift",
    "Modules/Terminal/TerminalOutput/LineReader.swift",
    "Modules/Terminal/TerminalOutput/LineSource.swift", "Modules/Terminal/TerminalOutput/LineSplitter.swift",
    "Modules/Terminal/TerminalOutput/WakeUpPipe.swift", "Modules/Terminal/Text/DetailLines.swift",
    "Modules/Composition/Tracing/TraceWatch.swift",
    "Modules/Drivers/Transfer/Loop/BodyLease.swift", "Modules/Drivers/Transfer/Loop/StreamReceiver.swift",
    "Modules/Drivers/Transfer/Responses/BodyStream.swift", "Tests/TransferTests/StreamTests.swift",
    "Tests/DomainTests/Values/TimestampDayTests.swift",
    "Modules/Presentation/Presentation/SceneProtocols/ObservedDisplay.swift",
    "Tests/PresentationTests/SceneProtocols/ObservedDisplayTests.swift", "Tests/ScenesTests/SceneProtocols/SceneViewModelTests.swift",
    "Modules/Drivers/Files/Array+Partition.swift", "Modules/Drivers/Files/UnsafeBufferPointer+Search.swift",
    "Modules/Drivers/Transfer/Requests/TransferConditions.swift",
    "Modules/Terminal/Text/Hyperlink.swift", "Modules/Terminal/TerminalOutput/HyperlinkSupport.swift",
    "Modules/Terminal/TerminalOutput/TerminalMultiplexer.swift",
    "Modules/strata/CommandLine/ArgumentRun.swift", "Modules/strata/CommandLine/CommandNames.swift",
    "Modules/strata/CommandLine/CompletionKind+Data.swift",
    "Modules/Presentation/Scenes/Wording/NearMiss.swift",
    "Tests/DomainTests/Values/LanguageTests.swift", "Tests/DomainTests/Values/SHA256Tests.swift",
    "Tests/DomainTests/Values/StringOrderTests.swift",
    "Tests/TerminalTests/Export/JSONLinesDisplayTests.swift", "Tests/TerminalTests/Messages/QuietDisplayTests.swift",
    "Tests/TerminalTests/TerminalOutput/ImageProtocolTests.swift", "Tests/TerminalTests/Quotes/QuoteDialogueTests.swift",
    "Tests/TerminalTests/TerminalOutput/LineReaderTests.swift",
    "Tests/TerminalTests/TerminalOutput/LineSplitterTests.swift", "Tests/TerminalTests/TerminalOutput/TerminalWindowTests.swift",
    // Their expectations depend on pictures, on feeds, or on the length of the program's name.
    "Tests/TerminalTests/Text/HyperlinkTests.swift",
    "Tests/CompositionTests/Tracing/ShortTextTests.swift", "Tests/TerminalTests/Messages/MessageLinesTests.swift",
    "Tests/CompositionTests/Quotes/Asking+Quotes.swift", "Tests/CompositionTests/Tracing/TracedFileTests.swift",
  ]
}
