import LayerRules
import Testing

/// The counts of a small architecture.
@Suite("Architecture counts")
struct ArchitectureCountsTests {
  private let view = SourceFile(
    path: "View.swift",
    text: """
      /// A comment.
      struct View: Interactor {
        private let store: Store

        init(store: Store) { self.store = store.observed(by: draw) }

        func perform(_ request: Request) async {
          switch request {
          case .show(let query): await store.list(query)
          case .filter: await Narrowing().narrow()
          case .open(let id): await Opening(id).start()
          }
        }
      }
      """)
  private let store = SourceFile(
    path: "Store.swift",
    text: """
      final class Store {
        @Kept private var kept = State.empty { didSet { tell() } }
        enum Phase { case begun, ended }
        func list(_ query: Query) async { kept = await source.listed(query) }
        func sort(_ order: Order) {}
      }
      """)
  private let others = [
    ("Source.swift", "protocol Source: Sendable {\n  func listed(_ query: Query) async -> State\n}"),
    ("Fixed.swift", "struct Fixed {}\nextension Fixed: Source {\n  func listed(_ query: Query) async -> State { .filled(Row()) }\n}"),
    ("State.swift", "enum State { case empty\n  case filled(Row) }"), ("Row.swift", "struct Row {}"), ("Order.swift", "enum Order {}"),
    ("Narrowing.swift", "struct Narrowing { let store: Store; func narrow() async {} }"),
    ("Opening.swift", "struct Opening { func start() async {} }"),
    ("Wiring.swift", "enum Wiring { static func articleList() { Drawing() } }"),
    ("Drawing.swift", "struct Drawing { func callAsFunction() -> Ink }"), ("Ink.swift", "struct Ink {}"),
  ].map { SourceFile(path: "Folder/\($0)", text: $1) }

  @Test("a show leads from name to name through the files that it needs, and through no others")
  func way() {
    let names = ActionWalk(of: [view, store] + others).names
    #expect(names == ["Drawing", "Fixed", "Ink", "Row", "Source", "State", "Store", "View"])
  }

  @Test("files, lines of code, types, protocols, and shared and own doubles are counted")
  func counts() {
    let tests = SourceFile(
      path: "Tests.swift",
      text: """
        struct Tests {
          struct Case: Hashable {}
          actor Ear: Source { func listed(_ query: Query) async -> State { Stub(query) } }
        }
        """)
    let counts = ArchitectureCounts(production: [view, store] + others, tests: [tests], shared: ["Stub", "Recorder"])
    #expect(counts.files == 12 && counts.types == 12 && counts.protocols == 1)
    #expect(counts.lines == 11 + 6 + 3 + 4 + 2 + 7)
    #expect(counts.doubles == ["Stub", "Ear"])
    #expect(counts.testFiles == 1 && counts.testLines == 4)
  }
}
