/// Chooses the lines that an import adds to the user's file of keys, which has this content. What the file says stays as it is.
public typealias NewsboatKeyTranslator = @Sendable (_ entries: [NewsboatKeyEntry], _ content: String) -> NewsboatKeyReport
