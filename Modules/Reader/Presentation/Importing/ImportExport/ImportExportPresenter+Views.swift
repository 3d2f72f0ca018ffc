import CoreScenes
import ReaderDomain
import ReaderScenes

/// Reports the results for the saved views of an imported list.
extension ImportExportPresenter {
  nonisolated static func sentences(on imported: ImportedViews) -> [String] {
    var sentences: [String] = []
    if !imported.added.isEmpty {
      sentences.append("Saved \(CountWording.text(imported.added.count, "view")): \(names(imported.added.map(\.text))).")
    }
    if imported.alreadyThere > 0 {
      sentences.append(
        "\(CountWording.text(imported.alreadyThere, "view")) with a name that is taken \(imported.alreadyThere == 1 ? "was" : "were") left out."
      )
    }
    return sentences
  }

  nonisolated static func messages(on imported: ImportedViews) -> [Message] {
    let refused = imported.refused.isEmpty ? [] : [Message(.warning, "These views of the list cannot be used: \(names(imported.refused)).")]
    return refused
      + (imported.error.map { error in
        let reason = ReaderErrorWording.message(for: error)
        return [Message(.failure, "The feeds were added, but not the views: \(reason.sentence.afterColon)", hint: reason.hint)]
      } ?? [])
  }

  private nonisolated static func names(_ names: [String]) -> String { ListWording.text(names.map { "'\($0)'" }) }
}
