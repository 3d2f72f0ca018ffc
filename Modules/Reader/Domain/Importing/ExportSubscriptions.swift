public import CoreDomain

/// Exports the list of subscriptions as an OPML document, to a file or as text.
public struct ExportSubscriptions: UseCase {
  private let outlines: any OutlineRepository
  private let subscriptions: any SubscriptionRepository

  public init(outlines: any OutlineRepository, subscriptions: any SubscriptionRepository) {
    self.outlines = outlines
    self.subscriptions = subscriptions
  }

  public func callAsFunction(_ input: ExportInput) async throws(ReaderError) -> OutlineExport {
    let leftOut = try await subscriptions.all().count { $0.source != nil }
    switch input {
    case .text:
      return .text(try await outlines.text(), leftOut: leftOut)
    case .file(let path):
      try await outlines.write(toFile: path)
      return .file(path, leftOut: leftOut)
    }
  }
}

/// The destination of an export.
public enum ExportInput: Hashable, Sendable {
  /// Return the document as text.
  case text
  /// Write the document to a file with this path.
  case file(String)
}

/// The result of an OPML export, with the number of feeds that are left out, because they are read from programs and files of this computer.
public enum OutlineExport: Hashable, Sendable {
  /// The document.
  case text(String, leftOut: Int = 0)
  /// The path of the written file.
  case file(String, leftOut: Int = 0)
}
