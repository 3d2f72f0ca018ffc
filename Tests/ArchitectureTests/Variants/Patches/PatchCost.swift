/// The cost of a change in files, edit sites and lines.
struct PatchCost: Hashable, Sendable {
  let files: Int
  let sites: Int
  let added: Int
  let removed: Int

  init(of files: [PatchedFile]) {
    let hunks = files.flatMap(\.hunks)
    self.files = files.count
    sites = hunks.reduce(0) { $0 + $1.sites }
    added = hunks.reduce(0) { $0 + $1.added }
    removed = hunks.reduce(0) { $0 + $1.removed }
  }

  /// The cells of the table.
  var cells: [String] { files == 0 ? ["0", "0", "0"] : ["\(files)", "\(sites)", "+\(added) −\(removed)"] }
}
