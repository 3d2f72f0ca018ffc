/// Exports the list of subscriptions as an OPML document, to a file or as text.
public struct ExportSubscriptions: UseCase {
  private let outlines: any OutlineRepository

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
