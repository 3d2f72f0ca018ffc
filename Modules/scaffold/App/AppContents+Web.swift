extension AppContents {
  /// What an app without web does without: requests, URLs, and settings, all of which are URLs.
  static let ofWeb = [
    "Modules/Drivers/Transfer/", "Modules/Drivers/CLibCurl/", "Modules/Data/Web/", "Tests/TransferTests/", "Tests/DataTests/Web/",
    "Tests/Support/LoopbackServer/", "Scripts/setup",
    "Modules/Domain/WebError.swift", "Modules/Domain/Values/WebURL.swift", "Modules/Domain/Values/URLRedaction.swift",
    "Modules/Domain/Values/MediaType.swift",
    "Modules/Presentation/Scenes/Wording/WebWording.swift", "Modules/Presentation/Scenes/Wording/URLWording.swift",
    "Tests/DomainTests/Values/WebURLTests.swift", "Tests/DomainTests/Values/URLRedactionTests.swift",
    "Tests/DomainTests/Values/MediaTypeTests.swift",
    "Tests/ScenesTests/Wording/WebWordingTests.swift", "Tests/ScenesTests/Wording/Credentials.swift",
    "Tests/Support/DomainDoubles/WebURL+Sample.swift",
    "Modules/Domain/Configuration/", "Modules/Presentation/Presentation/Configuration/", "Modules/Presentation/Scenes/Configuration/",
    "Modules/Presentation/Scenes/Wording/LimitWording.swift",
    "Modules/Data/Data/Configuration/", "Modules/Terminal/Configuration/", "Modules/Composition/Configuration/",
    "Modules/strata/Commands/Configuration/",
    "Tests/DomainTests/Configuration/", "Tests/ScenesTests/Configuration/", "Tests/PresentationTests/Configuration/",
    "Tests/DataTests/Data/Configuration/", "Tests/TerminalTests/Configuration/",
    "Tests/Support/DomainDoubles/MemoryConfigurationRepository.swift",
  ]
}
