/// Chooses the lines that an import adds to the user's file of keys, which has this content. What the file says stays as it is. Without the user's
/// agreement, no line is added whose keys run programs.
public typealias NewsboatKeyTranslator =
  @Sendable (
    _ entries: [NewsboatKeyEntry], _ content: String, _ runsPrograms: Bool
  ) -> NewsboatKeyReport
