extension AppEdit {
  /// All edits of the files of an app, in the order in which they are made.
  /// - Parameters:
  ///   - hasVariants: Whether this repository still has other presentation architectures.
  ///   - hasInlineImages: Whether the terminal of this repository still shows images between lines.
  ///   - hasImages: Whether it still detects what shows images.
  static func all(in contents: AppContents, hasVariants: Bool, hasInlineImages: Bool, hasImages: Bool) -> [AppEdit] {
    let samples =
      (hasVariants ? variants : []) + (hasInlineImages ? inlineImages + inlineImagesInTests : [])
      + (hasImages ? images + imagesInTests : [])
    let edits =
      samples + manifest + program + layers + tests + unused + unusedStorage + unusedOutput + oneServer + fewValues + smallProgram
      + comments + rules
      + scripts
      + (contents.hasWeb ? [] : withoutWeb)
    return edits.filter { contents.contains($0.path) }
  }
}
