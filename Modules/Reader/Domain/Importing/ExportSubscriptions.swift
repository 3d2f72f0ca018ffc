public import CoreDomain

/// Exports the list of subscriptions as an OPML document, to a file or as text.
public struct ExportSubscriptions: UseCase {
  private let outlines: any OutlineRepository

  public init(outlines: any OutlineRepository) {
    self.outlines = outlines
  }

  public func callAsFunction(_ input: ExportInput) async throws(ReaderError) -> OutlineExport {
    switch input {
    case .text:
      return .text(try await outlines.text())
    case .file(let path):
      try await outlines.write(toFile: path)
      return .file(path)
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

/// The result of an OPML export.
public enum OutlineExport: Hashable, Sendable {
  /// The document.
  case text(String)
  /// The path of the written file.
  case file(String)
}
