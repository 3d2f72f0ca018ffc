import ArgumentParser

extension CompletionKind {
  /// The IDs of the feeds. Titles come from publishers, and bash expands the words that it completes.
  static var feeds: CompletionKind { .shellCommand("strata feeds --plain 2>/dev/null | cut -f1") }

  /// The names of the saved views, which no shell expands.
  static var views: CompletionKind { .shellCommand("strata view list --plain 2>/dev/null | cut -f1") }

  /// The folders with names that no shell would expand.
  static var folders: CompletionKind {
    .shellCommand("strata feeds --plain 2>/dev/null | cut -f5 | grep -x '[[:alnum:] /._-]*' | sort -u")
  }

  /// The IDs of the newest unread articles.
  static var articles: CompletionKind { .shellCommand("strata list --unread --limit 50 --plain 2>/dev/null | cut -f1") }
}
