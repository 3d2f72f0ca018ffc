extension AppEdit {
  /// All edits of the files of an app, in the order in which they are made.
  /// - Parameter hasImages: Whether the terminal of this repository still shows images.
  static func all(in contents: AppContents, hasImages: Bool) -> [AppEdit] {
    let edits = manifest + program + (hasImages ? images : []) + layers + tests + rules + scripts + (contents.hasWeb ? [] : withoutWeb)
    return edits.filter { contents.contains($0.path) }
  }
}
