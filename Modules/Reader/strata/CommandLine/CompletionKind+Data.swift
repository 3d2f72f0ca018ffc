import ArgumentParser
import ReaderComposition

extension CompletionKind {
  /// The titles of the feeds, and IDs.
  static var feeds: CompletionKind { names(of: .feeds) }

  static var folders: CompletionKind { names(of: .folders) }

  static var tags: CompletionKind { names(of: .tags) }

  /// The names of the saved views.
  static var views: CompletionKind { names(of: .views) }

  /// The saved views as queries name them.
  static var queries: CompletionKind { names(of: .views) { "@\($0)" } }

  /// The IDs of the newest unread articles.
  static var articles: CompletionKind { names(of: .articles) }

  private static func names(
    of kind: CompletedKind, as written: @escaping @Sendable (String) -> String = { $0 }
  ) -> CompletionKind {
    // Built for debugging, the parser refuses asynchronous completions in commands that it parses synchronously, and ends the program.
    #if DEBUG
      return .default
    #else
      return .custom { (words: [String], index: Int, _: String) async -> [String] in
        await CompletionCall.names(of: kind, at: index, in: words).map(written)
      }
    #endif
  }
}
