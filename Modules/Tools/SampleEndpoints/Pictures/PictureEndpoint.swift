import WebServer

/// Handles requests for pictures of a cat with a caption.
struct PictureEndpoint: SiteEndpoint {
  /// The URL of the server, without a trailing slash.
  let url: String

  func response(_ request: SiteRequest) -> SiteResponse? {
    guard let asked = PictureRequest(path: request.path) else { return nil }
    let wantsRecord = !asked.namesPicture && request.query["json"] == "true"
    return wantsRecord ? record(for: asked) : picture(for: asked, request.headers)
  }

  private func record(for asked: PictureRequest) -> SiteResponse {
    var response = SiteResponse.json(PictureRecord(id: asked.caption.fingerprint.text, url: pictureURL(for: asked)))
    switch asked.fault {
    case .error: response = .plain(.serverError)
    case .slow: response.delay = .seconds(3)
    case .malformed: response = response.brokenOff
    case .noURL, .relative, .wrongType, .huge, .gone, .cut, nil: break
    }
    return response
  }

  /// The URL of the picture. It keeps the base URL of the request, so that the request for the picture has the same fault.
  private func pictureURL(for asked: PictureRequest) -> String? {
    switch asked.fault {
    case .noURL: nil
    case .relative: asked.caption.picturePath
    case let fault?: "\(url)/bad/\(fault.rawValue)\(asked.caption.picturePath)"
    case nil: url + asked.caption.picturePath
    }
  }

  private func picture(for asked: PictureRequest, _ headers: [String: String]) -> SiteResponse {
    guard let png = CatPicture(caption: asked.caption).png else { return .plain(.serverError) }
    let fields = ["Content-Type": "image/png"]
    switch asked.fault {
    case .wrongType:
      return .strayPage
    case .huge:
      return SiteResponse(status: .ok, headers: fields, body: png + [UInt8](repeating: 0, count: (11 << 20) - png.count))
    case .gone:
      return .plain(.notFound)
    case .cut:
      return SiteResponse(status: .ok, headers: fields, body: Array("The cat has left the picture.\n".utf8))
    case .error, .slow, .malformed, .noURL, .relative, nil:
      return SitePage(png, mediaType: "image/png", lastModified: .published).response(to: headers)
    }
  }
}
