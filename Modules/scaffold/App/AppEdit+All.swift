extension AppEdit {
  /// All edits of the files of an app, in the order in which they are made.
  static func all(in contents: AppContents) -> [AppEdit] {
    (manifest + program + layers + tests + rules + scripts + (contents.hasWeb ? [] : withoutWeb)).filter { contents.contains($0.path) }
  }
}
