internal import ReaderDomain

/// The property of queries and rules, which may come from another device: a text is refused with a place inside it, or what it means is printed
/// and read again as the same.
struct QueryProperty {
  static let samples = [
    "", "rust -title:\"release notes\"", "is:unread age:<2d", "feed:lwn|phoronix (kernel or mesa) words:>300", "title:/^(Ask|Show) HN/c",
    "is:starred has:audio sort:-words", "folder:News is:unread -@boring sort:feed,-date limit:50", "seen:<1h", "date:2026-10 lang:de",
    "@all @ring",
    "not (a or b) and c unique:yes", "NOT(a OR b) AND c", "date:2026-11-01..2026-11-15", "#linux|tag:Swift",
    "url:https://example.org/a?b=c",
    "body:\"say \\\"x\\\"\"",
    "id=0123abcd", "titel:x", "((((a))))", "/(a+)+$/", "/[^]a-z\\d]{2,9999}/", "title:", "\"", "-", "or", "words:>99999999999999999999",
    "when title:webinar => hide", "when @news => read, star until 2026-12-31",
    "feed Phoronix: latest 20\n# a comment\nwhen x => keep until 2w",
    "when (a => hide\r\nwhen b => hide",
  ]

  private static let views = SavedViews(
    [
      ("all", "is:unread or is:read"), ("news", "folder:News -@boring"), ("boring", "title:webinar"), ("ring", "@ring2"),
      ("ring2", "@ring"),
    ]
    .compactMap { name, query in (try? ViewName(name)).map { SavedView($0, query) } })

  static func failure(for text: String) -> String? { failure(ofQuery: text) ?? failure(ofRules: text) }

  private static func failure(ofQuery text: String) -> String? {
    let query: Query
    do throws(QueryError) { query = try Query(text, views: views) } catch {
      return (1...text.count + 1).contains(error.column) ? nil : "column \(error.column) of \(text.count): \(error)"
    }
    // Quotation marks that are printed may make the text longer than a query may be.
    guard query.text.utf8.count <= Query.maximumBytes else { return nil }
    do throws(QueryError) {
      return try Query(query.text, views: views) == query ? nil : "printed, it means something else: \(query.text.debugDescription)"
    } catch {
      return "printed, it is wrong: \(query.text.debugDescription): \(error)"
    }
  }

  private static func failure(ofRules text: String) -> String? {
    let document = RuleDocument(text, views: views)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    for error in document.errors where !(1...lines).contains(error.line) { return "an error without a line: \(error)" }
    for (place, entry) in document.entries.enumerated() {
      do {
        let printed = entry.rule.text
        let isSame = printed.utf8.count > Query.maximumBytes ? true : try ArticleRule(printed, views: views) == entry.rule
        guard isSame else { return "a rule means something else when it is printed: \(printed.debugDescription)" }
        // Each removal reads the whole file.
        guard place < 3 else { continue }
        let rest = RuleDocument(try document.applying(.remove(entry)).text, views: views)
        guard rest.entries.count == document.entries.count - 1 else {
          return "removing \(entry.text.debugDescription) leaves \(rest.entries.count) of \(document.entries.count) rules"
        }
      } catch {
        return "\(entry.text.debugDescription): \(error)"
      }
    }
    return nil
  }
}
