/// What a change costs in files, places and lines.
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

  /// As it stands in the table.
  var cells: [String] { files == 0 ? ["0", "0", "0"] : ["\(files)", "\(sites)", "+\(added) −\(removed)"] }
}
