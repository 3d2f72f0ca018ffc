/// Gives the list of subscriptions out as an OPML document, into a file or as text.
public struct ExportSubscriptions: UseCase {
  private let outlines: any OutlineRepository

  /// Makes the use case over its repository.
  public init(outlines: any OutlineRepository) {
    self.outlines = outlines
  }

  public func callAsFunction(_ order: ExportInput) async throws(ReadingError) -> OutlineExport {
    switch order {
    case .text:
      return .text(try await outlines.text())
    case .file(let path):
      try await outlines.write(toFile: path)
      return .file(path)
    }
  }
}
