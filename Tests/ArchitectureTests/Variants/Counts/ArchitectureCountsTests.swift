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
    let counts = ArchitectureCounts(
      production: ([view, store] + others).map(ArchitectureSource.init), tests: [ArchitectureSource(tests)], wiring: ["Wiring.swift"],
      shared: ["Stub", "Recorder"])
    #expect(counts.files == 12 && counts.types == 12 && counts.protocols == 1)
    #expect(counts.allLines == 11 + 6 + 3 + 4 + 2 + 7)
    #expect(counts.lines == [.wiring: 1, .generic: 32])
    #expect(counts.doubles == ["Stub", "Ear"])
    #expect(counts.testFiles == 1 && counts.testLines == 4)
  }

  @Test("each line has one use: by its tracer, its file, or its declaration")
  func uses() {
    let mixed = """
      import Scenes
      struct ReadingStore {
        private let watch: Watch?
        /// The list.
        var listed: Int
        func open(_ article: ArticleID) {
          guard let watch else { return }
          watch.around { opening += 1 }
        }
        func countUnread() {}
        func refuse() {}
      }
      struct DetailSlice { let title: String }
      """
    #expect(
      uses("ReadingStore.swift", mixed)
        == [1: .several, 2: .several, 3: .trace, 5: .list, 6: .article, 7: .trace, 8: .trace, 9: .article, 10: .count, 11: .several]
        .merging([12: .several, 13: .article]) { $1 })
    #expect(uses("Store.swift", "struct Store {}\nlet watch = 1") == [1: .generic, 2: .trace])
    #expect(uses("StoreScene.swift", "enum StoreScene {}") == [1: .wiring])
    #expect(uses("ArticleListView.swift", "struct ArticleListView {\n  func open() {}\n}") == [1: .list, 2: .list, 3: .list])
    #expect(uses("ReadMiddleware.swift", "struct A { let b: ArticleID }") == [1: .article])
    #expect(uses("Optional+SceneTracer.swift", "let article = 1") == [1: .trace])
  }

  private func uses(_ name: String, _ text: String) -> [Int: LineUse] {
    LineUse.lines(of: SourceFile(path: "Folder/\(name)", text: text), wiring: ["StoreScene.swift"])
  }

  @Test("a step keeps files by name and lines by code, and counts what is added and removed")
  func growth() {
    let old = [source("A", "// a\nlet a = 1\nlet b = 2\nlet b = 2"), source("B", "let c = 3")]
    let new = [source("A", "let a  = 1\n\nlet b = 2"), source("C", "let c = 3 // c\nlet d = 4\nlet e = 5")]
    let growth = ArchitectureGrowth(from: old, to: new)
    #expect(growth.cells == ["1", "1", "1", "+2 −1"])
  }

  private func source(_ name: String, _ text: String) -> ArchitectureSource {
    ArchitectureSource(SourceFile(path: "Folder/\(name).swift", text: text))
  }
}
