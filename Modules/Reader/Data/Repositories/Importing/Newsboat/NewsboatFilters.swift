internal import ReaderDomain

/// Finds the filters in newsboat's files. Nothing in them is run, and no other file is read.
enum NewsboatFilters {
  /// The saved queries of the file `urls`: lines such as `"query:Title:unread = \"yes\""`.
  static func queries(in lines: [NewsboatURLsLine], of file: FileLocation) -> [NewsboatFilterEntry] {
    lines.filter(\.isQuery).map { line in
      let parts = line.url.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      return NewsboatFilterEntry(
        file: file, line: line.number, use: .view(parts.count > 1 ? parts[1] : ""),
        filter: parts.count == 3 ? NewsboatFilterParser.filter(parts[2]) : .failure(.arguments))
    }
  }

  /// The first words of the lines that `directives` reads.
  static let names: Set<String> = ["define-filter", "ignore-article", "include"]

  /// The filters of the file `config`: `define-filter NAME EXPRESSION` and `ignore-article URL EXPRESSION`.
  static func directives(in lines: [NewsboatURLsLine], of file: FileLocation) -> [NewsboatFilterEntry] {
    lines.compactMap { line in
      let (name, words) = (line.url.lowercased(), line.tags)
      let isFilter = name == "define-filter"
      func entry(_ use: NewsboatFilterEntry.Use, _ filter: Result<NewsboatFilter, NewsboatFilterError>) -> NewsboatFilterEntry {
        NewsboatFilterEntry(file: file, line: line.number, use: use, filter: filter)
      }
      if name == "include" { return entry(.view(name), .failure(.include(words.first ?? ""))) }
      guard isFilter || name == "ignore-article" else { return nil }
      let use: NewsboatFilterEntry.Use = isFilter ? .view(words.first ?? "") : .ignored(feed: words.first ?? "")
      guard words.count == 2 else { return entry(use, .failure(.arguments)) }
      // Newsboat replaces what is between back quotes by the output of a program.
      return entry(use, words.joined().contains("`") ? .failure(.command) : NewsboatFilterParser.filter(words[1]))
    }
  }

  /// The first filters, and an entry for the first one that is too many.
  static func limited(_ entries: [NewsboatFilterEntry]) -> [NewsboatFilterEntry] {
    guard entries.count > NewsboatFilter.maximum else { return entries }
    let first = entries[NewsboatFilter.maximum]
    return entries.prefix(NewsboatFilter.maximum)
      + [NewsboatFilterEntry(file: first.file, line: first.line, use: first.use, filter: .failure(.tooMany))]
  }
}
