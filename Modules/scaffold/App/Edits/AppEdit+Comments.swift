extension AppEdit {
  /// Comments whose reasons and examples are those of feeds.
  static let comments: [AppEdit] = values + storage + output + limits

  private static let values: [AppEdit] = [
    .withoutLines(
      from: "/// All output about a feed goes through here", before: "public enum URLRedaction",
      in: "Modules/Domain/Values/URLRedaction.swift"),
    .replacing(
      "the user.\n///\n",
      with: "the user. All output goes through here. A `…` replaces each hidden part, and no program takes it for part of a URL.\n",
      in: "Modules/Domain/Values/URLRedaction.swift"),
    .withoutLine("// Most parts of a URL are shorter", in: "Modules/Domain/Values/URLRedaction.swift"),
    .replacing(
      "The limits for short texts that publishers write: titles, names, categories. A feed may contain anything, and every start of the program\n/// reads what is stored. The input of an identity is limited only after the identity is derived.",
      with: "The limits for short texts from outside, which may contain anything. Every start of the program reads what is stored.",
      in: "Modules/Domain/Values/TextLimits.swift"),
    .replacing("what a\n/// refresh changed.", with: "what has\n/// changed.", in: "Modules/Data/FileStorage/RecordDocument.swift"),
    .replacing(
      "\n///\n/// It reads ten thousand articles in a third of the time that `JSONDecoder` takes. Reading them is most of the time of a list.",
      with: "",
      in: "Modules/Drivers/RecordJSON/JSONReader.swift"),
    .withoutLine("// The generic `value` looks up types", in: "Modules/Data/FileStorage/JSONReader+Values.swift"),
    .replacing(
      "far more than years of articles of one feed, and small enough for memory.", with: "small enough for memory.",
      in: "Modules/Drivers/Files/FileSystem.swift"),
  ]

  private static let storage: [AppEdit] = [
    .replacing(
      " This error is thrown once; reports name\n  /// the copy until the user repairs the storage.", with: " This error is thrown once.",
      in: "Modules/Data/FileStorage/DataStoreError.swift"),
    .replacing(
      "because files are replaced whole\n/// or only extended.", with: "because files are replaced whole.",
      in: "Modules/Data/FileStorage/DataDirectory.swift"
    ),
    .replacing("`statuses.json.damaged-", with: "`quotes.json.damaged-", in: "Modules/Data/FileStorage/StoredFile.swift"),
    .replacing(
      "Our own files have four levels.", with: "Our own files have three levels.", in: "Modules/Drivers/RecordJSON/JSONReader.swift"),
    .replacing(
      "Channel names look like that too", with: "Names of records look like that too", in: "Modules/Domain/Values/URLRedaction.swift"),
    .replacing("`audio/mpeg`", with: "`application/json`", in: "Modules/Domain/Values/MediaType.swift"),
    .replacing(
      "from a Content-Type or a `type` attribute and drops", with: "from a Content-Type and drops",
      in: "Modules/Domain/Values/MediaType.swift"),
    .replacing(
      "A line break in a value, for example in a stored validator that is damaged, would inject",
      with: "A line break in a value would inject",
      in: "Modules/Drivers/Transfer/Requests/HeaderField.swift"),
    .replacing("name and version, and a URL with more information.", with: "name and version.", in: "Modules/Data/Web/WebClient.swift"),
    .replacing(
      "the stored value of \\(name) cannot be sent", with: "the value of \\(name) cannot be sent",
      in: "Modules/Data/Web/NetworkError+Transfer.swift"),
  ]

  private static let output: [AppEdit] = [
    .replacing(
      "The URL is empty.\", hint: \"Give a complete URL, such as https://example.org/feed.xml.",
      with: "The URL is empty.\", hint: \"Give a complete URL, such as https://example.org/.",
      in: "Modules/Presentation/Scenes/Wording/URLWording.swift"),
    .replacing(
      "names no host.\", hint: \"Give a complete URL, such as https://example.org/feed.xml.",
      with: "names no host.\", hint: \"Give a complete URL, such as https://example.org/.",
      in: "Modules/Presentation/Scenes/Wording/URLWording.swift"),
    .replacing(
      "`1 article`, `9,000 articles`", with: "`1 line`, `9,000 lines`", in: "Modules/Presentation/Scenes/Wording/CountWording.swift"),
    .replacing("a URL or a feed's name.", with: "a URL.", in: "Modules/Presentation/Scenes/Wording/WebWording.swift"),
    .replacing(
      "The text of a feed is untrusted.", with: "Text from outside is untrusted.", in: "Modules/Terminal/Filter/TerminalEscapeFilter.swift"),
    .replacing(
      "contain only filtered text; documents, which it filters itself; and pictures, of which only base64\n/// reaches the terminal.",
      with: "contain only filtered text, and documents, which it filters itself.",
      in: "Modules/Terminal/TerminalOutput/TerminalOutput.swift"),
    .replacing(
      "The settings for colour, pictures and terminals.", with: "The settings for colour and terminals.",
      in: "Modules/Terminal/TerminalOutput/TerminalOutput.swift"),
    .replacing("the escapes of JSON and XML.", with: "the escapes of JSON.", in: "Modules/Terminal/Filter/JSONFilter.swift"),
    .replacing("For titles and unread articles.", with: "For titles.", in: "Modules/Terminal/Text/Style.swift"),
    .replacing(
      "\"Domain.ListArticles\", \"Terminal.JSONDisplay<Scenes.ArticleList.ViewModel>\"",
      with: "\"Domain.ShowQuote\", \"Terminal.JSONDisplay<Scenes.RandomQuote.ViewModel>\"",
      in: "Modules/Composition/Tracing/TraceStep.swift"),
  ]

  private static let limits: [AppEdit] = {
    let limits = "Modules/Drivers/Transfer/Requests/TransferLimits.swift"
    return [
      .replacing(", and a refresh should not wait for libcurl's own 300 s.", with: ".", in: limits),
      .replacing(", including redirects and a consumer's pauses.", with: ", including redirects.", in: limits),
      .replacing("would delay a refresh without limit.", with: "would keep the user waiting without limit.", in: limits),
      .replacing(
        ": the biggest feeds arrive in that time at 70 KB a second. A server that stays just above the other limits would\n  /// delay a refresh for a week.",
        with: ", for a server that stays just above the other limits.", in: limits),
      .replacing(": the biggest feeds in use have about 50 MB.", with: ".", in: limits),
      .replacing(
        " They are shorter than the limits of a refresh.", with: " They are shorter than the standard limits.",
        in: "Modules/Data/Web/TransferLimits+Waiting.swift"),
    ]
  }()
}
