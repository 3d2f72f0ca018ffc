import CoreDomain
import SampleDomain

/// Asks the picture server, through the use case of Domain.
struct PictureClient: PictureSearchClientObject {
  let say: any UseCase<String, PictureDetails, PictureError>

  func picture(saying caption: String) async throws(PictureError) -> PictureDetails {
    try await say(caption)
  }
}
