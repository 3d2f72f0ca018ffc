import Foundation
import LayerRules
import Testing

/// Small packages under Fixtures with planted violations. The checks find exactly these.
@Suite("Planted violations")
struct FixtureTests {
  @Test("nothing is found in a package without violations, whatever its comments and strings contain")
  func clean() async throws {
    let project = try await PackageFolder(Place.fixtures.appending(path: "Clean")).project()
    #expect(project.brokenInvariants.map(\.description) == [])
    #expect(project.untidiness.map(\.description) == [])
    #expect(project.modules.flatMap(\.files).count == 16)
  }

  @Test("every planted violation of an invariant is found, and nothing else", arguments: planted)
  func invariants(fixture: String, places: [String]) async throws {
    let project = try await PackageFolder(Place.fixtures.appending(path: fixture)).project()
    #expect(project.brokenInvariants.map(\.place) == places)
  }

  @Test("a wrong file name, a stray file in the root and a missing test target are found, and nothing else")
  func tidiness() async throws {
    let project = try await PackageFolder(Place.fixtures.appending(path: "Untidy")).project()
    #expect(
      project.untidiness.map(\.place) == [
        "Makefile:1 topLevel",
        "Modules/Core/Domain/Quote+Text.swift:1 fileName",
        "Modules/Core/Domain/Quote.swift:1 fileName",
        "Package.swift:9 testTargets",
        "Package.swift:10 testTargets",
      ])
  }

  @Test("a finding says what is wrong and where")
  func sentences() async throws {
    let project = try await PackageFolder(Place.fixtures.appending(path: "SidesMeetThroughAnother")).project()
    #expect(
      project.brokenInvariants.map(\.description) == [
        "Package.swift:10: error: CorePresentation must not use Shared: the row of CorePresentation in the rule book does not list it [declared]",
        "Package.swift:10: error: CorePresentation → Shared → CoreData: views and presenters must not depend on Data [sides]",
        "Package.swift:14: error: Shared at Modules/Shared is not classified: give it a row in the rule book [declared]",
      ])
  }

  /// All findings of each fixture, in order.
  private static let planted: [(String, [String])] = [
    (
      "DomainReachesOut",
      [
        "Modules/Core/Domain/Chance.swift:2 domain",
        "Modules/Core/Domain/Chance.swift:4 domain",
        "Modules/Core/Domain/Chance.swift:5 domain",
        "Modules/Core/Domain/Chance.swift:7 domain",
        "Modules/Core/Domain/Chance.swift:8 domain",
        "Modules/Core/Domain/Chance.swift:9 domain",
        "Modules/Core/Domain/CurrentTime.swift:1 domain",
        "Modules/Core/Domain/CurrentTime.swift:2 domain",
        "Modules/Core/Domain/CurrentTime.swift:5 domain",
        "Modules/Core/Domain/CurrentTime.swift:6 domain",
        "Modules/Core/Domain/CurrentTime.swift:7 domain",
        "Modules/Core/Domain/CurrentTime.swift:7 domain",
        "Package.swift:8 domain",
      ]
    ),
    (
      "SidesMeet",
      [
        "Modules/Core/Data/Feeds.swift:2 sides",
        "Modules/Core/Data/Feeds.swift:2 sides",
        "Modules/Core/Presentation/ListInteractor.swift:2 sides",
        "Modules/Core/Scenes/Rows.swift:2 sides",
        "Modules/Core/Terminal/Pages.swift:1 sides",
        "Modules/Core/Terminal/Pages.swift:2 sides",
        "Package.swift:14 sides",
      ]
    ),
    (
      "SidesMeetThroughAnother",
      [
        "Package.swift:10 declared",
        "Package.swift:10 sides",
        "Package.swift:14 declared",
      ]
    ),
    (
      "LibrariesLeak",
      [
        "Modules/Core/Data/Feeds.swift:1 systemLibraries",
        "Modules/Core/Drivers/Markup/Reader.swift:4 systemLibraries",
        "Modules/Core/Drivers/Markup/Reader.swift:8 systemLibraries",
        "Modules/Core/Drivers/Markup/Reader.swift:13 systemLibraries",
        "Modules/Core/Drivers/Transfer/Handle.swift:1 systemLibraries",
        "Modules/Core/Drivers/Transfer/Handle.swift:4 systemLibraries",
        "Modules/Core/Drivers/Transfer/Handle.swift:5 systemLibraries",
        "Modules/Core/Drivers/Transfer/Handle.swift:6 systemLibraries",
        "Modules/Core/Drivers/Transfer/Handle.swift:10 systemLibraries",
        "Package.swift:8 systemLibraries",
        "Package.swift:11 systemLibraries",
        "Tests/Core/MarkupTests/ReaderTests.swift:1 systemLibraries",
      ]
    ),
    (
      "ArchitecturesMeet",
      [
        "Modules/Comparison/ModelView/ListModel.swift:1 architectures",
        "Modules/Comparison/Redux/ListReducer.swift:1 architectures",
        "Package.swift:11 architectures",
      ]
    ),
    (
      "FeaturesMeet",
      [
        "Modules/Core/Domain/Articles/Article.swift:2 features",
        "Modules/Core/Domain/Articles/Article.swift:4 features",
        "Modules/Core/Domain/Pictures/Picture.swift:3 features",
        "Modules/Core/Scenes/Wording/LengthWording.swift:4 features",
        "Modules/Core/Scenes/Wording/LengthWording.swift:5 features",
      ]
    ),
    (
      "CreatedElsewhere",
      [
        "Modules/Core/Data/FileArticleRepository.swift:2 creation",
        "Modules/Core/Presentation/ListInteractor.swift:2 creation",
        "Modules/Core/Presentation/ListInteractor.swift:3 creation",
        "Modules/Core/Terminal/ListView.swift:2 creation",
        "Modules/Reader/strata/main.swift:1 creation",
        "Modules/Reader/strata/main.swift:1 creation",
        "Modules/Reader/strata/main.swift:2 creation",
      ]
    ),
    (
      "WritesToTheTerminal",
      [
        "Modules/Core/Data/Log.swift:4 terminal",
        "Modules/Core/Data/Log.swift:5 terminal",
        "Modules/Core/Terminal/Pages.swift:4 terminal",
        "Modules/Core/Terminal/Pages.swift:5 terminal",
        "Modules/Core/Terminal/Pages.swift:6 terminal",
        "Modules/Core/Terminal/Pages.swift:8 terminal",
        "Modules/Core/Terminal/Pages.swift:9 terminal",
        "Modules/Core/Terminal/Pages.swift:11 terminal",
        "Modules/Core/Terminal/Pages.swift:11 terminal",
        "Modules/Reader/strata/TerminalOutput.swift:1 terminal",
      ]
    ),
    (
      "Undeclared",
      [
        "Modules/Core/Presentation/List.swift:2 declared",
        "Modules/Core/Scenes/Rows.swift:1 declared",
        "Modules/Core/Scenes/Rows.swift:2 declared",
        "Modules/Core/Terminal/Pages.swift:1 declared",
        "Package.swift:15 declared",
        "Package.swift:17 declared",
        "Package.swift:19 declared",
        "Tests/Core/CoreDomainTests/QuoteTests.swift:2 declared",
        "Tests/Core/CoreDomainTests/QuoteTests.swift:3 declared",
      ]
    ),
  ]
}
