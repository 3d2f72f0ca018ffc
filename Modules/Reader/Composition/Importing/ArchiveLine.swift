import CoreComposition
import CoreScenes
import CoreTerminal
import ReaderDomain
import ReaderPresentation

/// An article in an export of everything, in the schema of `read --json`.
enum ArchiveLine {
  static func text(of details: ArticleDetails) -> String {
    Exported.record(ArticleDetailPresenter.record(of: details)).jsonDocument(for: ProgramIdentity.strata.name, isOneLine: true)
  }
}
