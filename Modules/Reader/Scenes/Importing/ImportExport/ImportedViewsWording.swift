public import CoreScenes
public import ReaderDomain

/// The sentences about the saved views of an imported list.
public enum ImportedViewsWording {
  /// What became of the views.
  public static func sentences(for imported: ImportedViews) -> [String] {
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

  /// The views that are not saved, and why.
  public static func messages(for imported: ImportedViews) -> [Message] {
    let refused = imported.refused.isEmpty ? [] : [Message(.warning, "These views of the list cannot be used: \(names(imported.refused)).")]
    return refused
      + (imported.error.map { error in
        let reason = ReadingErrorWording.message(for: error)
        return [Message(.failure, "The feeds were added, but not the views: \(reason.sentence)", hint: reason.hint)]
      } ?? [])
  }

  private static func names(_ names: [String]) -> String { ListWording.text(names.map { "'\($0)'" }) }
}
