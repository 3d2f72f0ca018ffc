public import CoreDomain

/// Fetches a picture with a caption from the server named in the settings. No request is sent when the caption breaks the rules.
public struct FetchPicture: UseCase {
  private let pictures: any PictureRepository
  private let configuration: any ConfigurationRepository
  private let now: CurrentTime

  public init(pictures: any PictureRepository, configuration: any ConfigurationRepository, now: @escaping CurrentTime) {
    self.pictures = pictures
    self.configuration = configuration
    self.now = now
  }

  public func callAsFunction(_ caption: String) async throws(PictureError) -> PictureDetails {
    let remarks = CaptionRules.remarks(on: caption)
    guard !remarks.contains(where: \.isError) else { throw .captionRefused(remarks) }
    let base = try await base()
    let fetched = try await pictures.fetch(caption.trimmingWhitespace(), at: base, now: now())
    return PictureDetails(summary: fetched.summary, bytes: fetched.bytes, remarks: remarks)
  }

  private func base() async throws(PictureError) -> WebURL {
    do throws(ConfigurationError) {
      return try await configuration.configuration().requiring(.pictureURL).pictureURL
    } catch {
      throw error == .cancelled ? .cancelled : .configuration(error)
    }
  }
}
