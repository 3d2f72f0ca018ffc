package import CoreDomain

extension Recovery {
  /// No entry was readable of a file with the user's marks. Only `store repair --yes` goes on without them.
  package static let noMarks = Recovery.needsBackup(otherwise: "store repair --yes")
}
