extension AppEdit {
  /// Values, records and output without what only feeds and their articles need.
  static let fewValues: [AppEdit] = urls + whiteSpace + limits + exports + documents + json + fewValuesTests

  private static let urls: [AppEdit] = {
    let url = "Modules/Domain/Values/WebURL.swift"
    return [
      .without("public init(feed given", in: url),
      .without("private static func withoutFeedScheme(", in: url),
      .without("public init(typedFeed", in: url),
      .without("public var hasCredentials", in: url),
      .without("public var link: String", in: url),
      .withoutLines(from: "if let host = Self.plainHost(in: given) {", through: "}", in: url),
      .without("private static func plainHost(in given", in: url),
      .without("private static func plainHost(in bytes", in: url),
      .without("package mutating func url()", in: "Modules/Data/FileStorage/JSONReader+Values.swift"),
    ]
  }()

  /// Short texts need no fast loop over their bytes.
  private static let whiteSpace: [AppEdit] = {
    let (space, escapes) = ("Modules/Domain/Values/String+Whitespace.swift", "Modules/Drivers/RecordJSON/UnsafeBufferPointer+JSON.swift")
    return [
      .without("public var isWhitespace:", in: space),
      .without("extension UnsafeBufferPointer<UInt8> {", in: space),
      .replacing(
        """
            var text = self
            let trimmed: String? = text.withUTF8 { bytes in
              let words = bytes.withoutWhitespaceAtEnds
              return words.count == bytes.count ? nil : String(decoding: UnsafeBufferPointer(rebasing: words), as: UTF8.self)
            }
            return trimmed ?? self
        """,
        with: """
              let afterSpace = unicodeScalars.drop { $0.properties.isWhitespace }
              guard let last = afterSpace.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
              return String(afterSpace[...last])
          """, in: space),
      .replacing(
        """
            var text = self
            let collapsed: String? = text.withUTF8 { bytes in
              guard bytes.mayHoldWhitespaceToCollapse else { return nil }
              return String(unsafeUninitializedCapacity: bytes.count) { bytes.collapseWhitespace(into: $0) }
            }
            return collapsed ?? self
        """,
        with: """
              unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
          """, in: space),
      .replacing(" A text without such white space is returned without a copy.", with: "", in: space),
      .replacing(" A text in that form is returned without\n  /// a copy.", with: "", in: space),
      .withoutLine("while position + Self.block <= count", in: escapes),
      .withoutLines(from: "private static let block", before: "@inline(__always)", in: escapes),
      .withoutLine("@inline(__always)", in: escapes),
      .replacing("Self.isEscaped(self[position]) == 0", with: "!Self.isEscaped(self[position])", in: escapes),
      .replacing("isEscaped(_ byte: UInt8) -> UInt8 {", with: "isEscaped(_ byte: UInt8) -> Bool {", in: escapes),
      .replacing(
        "(byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: \"\\\"\") ? 1 : 0) | (byte == UInt8(ascii: \"\\\\\") ? 1 : 0)",
        with: "byte < 0x20 || byte == UInt8(ascii: \"\\\"\") || byte == UInt8(ascii: \"\\\\\")", in: escapes),
    ]
  }()

  private static let limits: [AppEdit] = {
    let (key, value) = ("Modules/Domain/Configuration/SettingKey.swift", "Modules/Domain/Configuration/SettingValue.swift")
    let (wording, values) = (
      "Modules/Presentation/Scenes/Configuration/ConfigurationWording.swift", "Modules/Domain/Configuration/Configuration.swift"
    )
    return [
      .without("private let range:", in: key),
      .replacing(", range: ClosedRange<Int>) {", with: ") {", in: key),
      .without("self.range = range", in: key),
      .replacing(", range: 0...0) }", with: ") }", in: key),
      .without("static func limit(", in: key),
      .withoutLines(from: "case .limit:", through: "return .limit(limit)", in: key),
      .without("case limit(Int?)", in: value),
      .without("public static let noLimit", in: value),
      .without("public static func limit(", in: value),
      .without("case .limit(let number):", in: value),
      .without("case notALimit(", in: value),
      .replacing(
        """
            switch (self[key], key.standard) {
            case (.url(let url), _), (.limit, .url(let url)): return url
            case (.limit, .limit): preconditionFailure("'\\(key.name)' is not a URL.")
            }
        """,
        with: """
              switch self[key] {
              case .url(let url): url
              }
          """, in: values),
      .without("func limit(_ key", in: values),
      .without("case .limit: LimitWording.example", in: wording),
      .without("case .limit: \"NUMBER\"", in: wording),
      .without("case .notALimit(let range):", in: wording),
      .without("case .limit: summary.value.text", in: "Modules/Presentation/Scenes/Configuration/SettingRow.swift"),
    ]
  }()

  private static let exports: [AppEdit] = {
    let (exported, json) = ("Modules/Presentation/Scenes/Export/Exported.swift", "Modules/Terminal/Export/ExportedValue+JSON.swift")
    let (plain, display) = ("Modules/Terminal/Export/PlainDisplay.swift", "Modules/Terminal/Export/JSONDisplay.swift")
    let (filter, value) = ("Modules/Terminal/Filter/TerminalEscapeFilter.swift", "Modules/Terminal/Export/TerminalJSONValue.swift")
    let (record, values) = (
      "Modules/Presentation/Scenes/Export/ExportedRecord.swift", "Modules/Presentation/Scenes/Export/ExportedValue.swift"
    )
    return [
      .without("case stream([ExportedRecord])", in: exported),
      .without("case number(Int)", in: exported),
      .without("case document(String)", in: exported),
      .replacing("case .list(let records), .stream(let records): .array", with: "case .list(let records): .array", in: json),
      .replacing("    case .number(let number): .integer(number)\n    case .document(let text): .string(text)\n", with: "", in: json),
      .replacing(
        """
            case .stream(let records): records.map { TerminalJSON.text(of: $0.json, pretty: false) + "\\n" }.joined()

        """, with: "", in: display),
      .replacing(
        ": a document over several lines, or one object per line for a stream of results.", with: ", over several lines.", in: display),
      .replacing(
        """
            if case .document(let text) = viewModel.exported {
              terminal.write(text, as: .xml, to: .output)
            } else {
              terminal.write(Self.lines(for: viewModel.exported), to: .output)
            }

        """, with: "    terminal.write(Self.lines(for: viewModel.exported), to: .output)\n", in: plain),
      .replacing("case .empty, .document: []", with: "case .empty: []", in: plain),
      .replacing("case .list(let records), .stream(let records): records", with: "case .list(let records): records", in: plain),
      .without("case .number(let number): [StyledLine", in: plain),
      .without("case xml", in: filter),
      .without("case .xml: XMLFilter", in: filter),
      .without("case .xml: XMLFilter", in: "Modules/Terminal/Filter/CombiningMarkLimit.swift"),
      .replacing(
        "JSON and XML escape them instead", with: "JSON escapes them instead", in: "Modules/Terminal/Filter/CombiningMarkLimit.swift"),
      .without("public var omittingNulls", in: record),
      .without("public static func number(orNull", in: values),
      .without("public static func texts(", in: values),
      .without("public static func of(_ count", in: "Modules/Presentation/Scenes/SceneProtocols/Outcome.swift"),
      .without("public var word: String", in: "Modules/Presentation/Scenes/SceneProtocols/Outcome.swift"),
      .without("func close(with summary", in: "Modules/Terminal/Messages/TerminalOutput+Messages.swift"),
      .without("public static func fitted(", in: "Modules/Terminal/Text/TextWidth.swift"),
      .without("extension TerminalJSONValue: ExpressibleBy", in: value),
      .without("public static func string(orNull", in: value),
    ]
  }()

  private static let documents: [AppEdit] = {
    let (document, schema) = ("Modules/Data/FileStorage/RecordDocument.swift", "Modules/Data/FileStorage/DocumentSchema.swift")
    return [
      .without("package static func salvaged(from", in: "Modules/Data/Data/Configuration/ConfigurationDocument.swift"),
      .without("static var numberName: String? { get }", in: document),
      .without("var number: Int { get set }", in: document),
      .without("package static var numberName", in: document),
      .without("package var number: Int {", in: document),
      .replacing("Self.begin(&writer, number: number)", with: "Self.begin(&writer)", in: document),
      .replacing("package static func opening(number: Int)", with: "package static func opening()", in: document),
      .replacing("    begin(&writer, number: number)", with: "    begin(&writer)", in: document),
      .replacing("begin(_ writer: inout JSONWriter, number: Int)", with: "begin(_ writer: inout JSONWriter)", in: document),
      .replacing("number == 0 ? DocumentSchema.newest : newestSchema)", with: "DocumentSchema.newest)", in: document),
      .without("if let numberName, number != 0", in: document),
      .without("private static var newestSchema", in: document),
      .replacing("version <= Self.newestSchema", with: "version <= DocumentSchema.newest", in: document),
      .without("let number = number(inOpening", in: document),
      .replacing("opening(number: number) + [UInt8(ascii", with: "opening() + [UInt8(ascii", in: document),
      .without("package static func number(inOpening", in: document),
      .without("private static var numbers", in: document),
      .without("package var path: String", in: "Modules/Data/FileStorage/RecordFile.swift"),
      .without("package var lock: String", in: "Modules/Data/FileStorage/DataDirectory.swift"),
      .without("var number = 0", in: document),
      .withoutLines(from: "case Self.numberName:", before: "default: try reader.skipValue()", in: document),
      .without("found?.number = number", in: document),
    ]
  }()

  private static let json: [AppEdit] = {
    let (reader, writer) = ("Modules/Drivers/RecordJSON/JSONReader.swift", "Modules/Drivers/RecordJSON/JSONWriter.swift")
    return [
      .without("package mutating func value<Value>(_ make", in: reader),
      .without("var remaining: Int", in: "Modules/Drivers/RecordJSON/JSONRecordText.swift"),
      .replacing(
        """
          /// - Parameter length: the expected number of bytes. Growing step by step would touch twice the memory.
          package init(reserving length: Int = 0) {
            bytes.reserveCapacity(length)
          }
        """, with: "  package init() {}", in: writer),
      .without("package mutating func member(_ name: String, _ value: Bool)", in: writer),
      .without("package mutating func member<Element>(", in: writer),
      .without("package mutating func array<Element>(", in: writer),
      .without("package var text: String", in: "Modules/Drivers/Files/FileIdentity.swift"),
    ]
  }()

  private static let fewValuesTests: [AppEdit] = {
    let (json, plain) = ("Tests/TerminalTests/Export/JSONDisplayTests.swift", "Tests/TerminalTests/Export/PlainDisplayTests.swift")
    let (filter, exported) = ("Tests/TerminalTests/Text/TerminalEscapeFilterTests.swift", "Tests/ScenesTests/Export/ExportedTests.swift")
    let settings = "Tests/DataTests/Data/Configuration/ConfigurationDocumentTests.swift"
    let outcome = "Tests/ScenesTests/SceneProtocols/OutcomeTests.swift"
    return [
      .without("func leavesOutNothing()", in: exported), .without("func leavesInnerRecords()", in: exported),
      .withoutLine("#expect(ExportedValue.number(orNull: nil)", in: exported),
      .withoutLine("#expect(ExportedValue.number(orNull: 0)", in: exported),
      .withoutLine("#expect(ExportedValue.texts(", in: exported),
      .withoutLine("#expect(TextFitting.fitted(line, to: columns).", in: "Tests/TerminalTests/Text/TextFittingTests.swift"),
      .withoutLine("#expect(TextFitting.fitted(line, to: columns, .trailing)", in: "Tests/TerminalTests/Text/TextFittingTests.swift"),
      .replacing(", .stream(let records)", with: "", in: "Tests/PresentationTests/Support/ExportedRecord+Names.swift"),
      .replacing(
        "case .empty, .number, .document: nil", with: "case .empty: nil", in: "Tests/PresentationTests/Support/ExportedRecord+Names.swift"),
      .without("func link()", in: "Tests/DomainTests/Values/URLRedactionTests.swift"),
      .without("func feedScheme(", in: "Tests/DomainTests/Values/WebURLTests.swift"),
      .without("func badFeedScheme(", in: "Tests/DomainTests/Values/WebURLTests.swift"),
      .without("private func salvaged(", in: settings), .without("func salvage()", in: settings), .without("func twice()", in: settings),
      .without("func words(", in: outcome), .without("func ofSeveral(", in: outcome),
      .without("func stream()", in: json), .without("func number()", in: json), .without("func document()", in: json),
      .without("func stream()", in: plain), .without("func number()", in: plain), .without("func document()", in: plain),
      .without("func writesXML()", in: "Tests/TerminalTests/TerminalOutput/TerminalOutputTests.swift"),
      .without("func escapesInXML()", in: "Tests/TerminalTests/Text/CombiningMarkLimitTests.swift"),
      .without("func escapesXML()", in: filter),
      .replacing("arguments: [.json, .xml] as", with: "arguments: [.json] as", in: filter),
      .without("func isWhitespace(", in: "Tests/DomainTests/Values/StringWhitespaceTests.swift"),
      .without("func limits()", in: "Tests/DomainTests/Configuration/SettingKeyTests.swift"),
      .without("func limits(", in: "Tests/ScenesTests/Configuration/SettingRowTests.swift"),
      .without("case .limit: [.limit(1)", in: "Tests/DataTests/Data/Configuration/StoredConfigurationRepositoryTests.swift"),
    ]
  }()
}
