import Domain
import Foundation
import Scenes
import Testing

@testable import Composition

/// Whoever reads a trace opens the files that it names.
@Suite("The files that a trace names")
@MainActor
struct TracedFileTests {
  /// The folders of targets that are not named after them.
  private static let folders = [
    "DataLayer": "Data/Data", "VariantMV": "Variants/MV", "VariantMVVM": "Variants/MVVM", "VariantFlux": "Variants/Flux",
    "VariantRedux": "Variants/Redux", "VariantViDRep": "Variants/ViDRep", "VariantDispatcher": "Variants/Dispatcher",
  ]

  @Test("every type that is traced has a file of its name in the folder of its layer")
  func files() async throws {
    try await Reader.atWork { reader in
      var names: Set<String> = []
      for (name, run) in try await reader.runAll(isTraced: true) {
        let rows = Self.rows(of: run)
        #expect(rows.count > 4, "\(name) left no trace")
        names.formUnion(rows.map(\.file))
        try Self.expectFiles(rows, in: name)
      }
      // Nobody forgot to be traced: each of the fifteen scenes has its parts, and each store and repository is asked by something.
      #expect(names.filter { $0.hasSuffix("Interactor.swift") }.count == 15)
      #expect(names.filter { $0.hasSuffix("Presenter.swift") }.count == 15)
      #expect(names.filter { $0.hasSuffix("Store.swift") }.count == 14)
      #expect(
        names.filter { $0.hasSuffix("Repository.swift") || $0.hasSuffix("UndoHistory.swift") || $0.hasSuffix("RefreshLock.swift") }.count
          == 11)
      #expect(names.filter { $0.hasSuffix("Display.swift") }.count == 15)
    }
  }

  @Test(
    "what passes through the seam of an architecture names files of its folder",
    arguments: [
      (.vip, "ArticleListInteractor.swift"), (.mv, nil), (.mvvm, "ArticleListViewModel.swift"), (.flux, "Dispatcher.swift"),
      (.redux, "Store.swift"), (.vidrep, "ArticleListDispatcher.swift"), (.dispatcher, "EventLog.swift"),
    ] as [(SceneArchitecture, String?)])
  func seams(architecture: SceneArchitecture, file: String?) async throws {
    try await Reader.atWork { reader in
      let run = try await reader.run(isTraced: true) { await $0.articleList(architecture).perform(.show(.all)) }
      let rows = Self.rows(of: run)
      try Self.expectFiles(rows, in: architecture.rawValue)
      let ofTheScene = rows.filter { $0.layer == "Presentation" || $0.layer.hasPrefix("Variant") }.map(\.file)
      if let file { #expect(ofTheScene.contains(file)) } else { #expect(ofTheScene.isEmpty, "MV has no seam to hang a trace on") }
      // However the scene is made, the use case and the display are traced around it.
      #expect(rows.map(\.layer).contains("Domain") && rows.map(\.layer).contains("Terminal"))
    }
  }

  private static func rows(of run: Reader.Run) -> [(layer: String, file: String)] {
    run.error.split(separator: "\n").drop { !$0.hasPrefix("step  ") }.dropFirst().map { row in
      let cells = row.split(separator: " ").map(String.init)
      return (cells[1], cells[3])
    }
  }

  private static func expectFiles(_ rows: [(layer: String, file: String)], in name: String) throws {
    for (layer, file) in rows {
      #expect(try files(of: layer).contains(file), "\(name): there is no \(file) in the folder of \(layer)")
    }
  }

  private static func files(of layer: String) throws -> Set<String> {
    let modules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Modules")
    let folder = try #require(
      ["", "Presentation", "Data", "Drivers"].map { modules.appending(path: $0).appending(path: folders[layer] ?? layer) }
        .last { FileManager.default.fileExists(atPath: $0.path()) })
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
  }
}
