/// Answers what is asked about pictures of a cat that says something.
struct PictureEndpoint: Sendable {
  /// The server's address, without a slash at the end.
  let address: String

  /// Nil when the path is not one of pictures.
  func answer(_ request: SiteRequest) -> SiteAnswer? {
    guard let asked = PictureRequest(path: request.path) else { return nil }
    let wantsRecord = !asked.namesPicture && request.query["json"] == "true"
    return wantsRecord ? record(for: asked) : picture(for: asked, request.headers)
  }

  private func record(for asked: PictureRequest) -> SiteAnswer {
    var answer = SiteAnswer.json(PictureRecord(id: asked.caption.fingerprint.text, url: pictureAddress(for: asked)))
    switch asked.fault {
    case .error: answer = .plain(.serverError)
    case .slow: answer.delay = .seconds(3)
    case .malformed: answer = answer.brokenOff
    case .noURL, .relative, .wrongType, .huge, .gone, .cut, nil: break
    }
    return answer
  }

  /// Below the same base address, so that what is wrong with a picture goes wrong.
  private func pictureAddress(for asked: PictureRequest) -> String? {
    switch asked.fault {
    case .noURL: nil
    case .relative: asked.caption.picturePath
    case let fault?: "\(address)/bad/\(fault.rawValue)\(asked.caption.picturePath)"
    case nil: address + asked.caption.picturePath
    }
  }

  private func picture(for asked: PictureRequest, _ headers: [String: String]) -> SiteAnswer {
    guard let png = CatPicture(caption: asked.caption).png else { return .plain(.serverError) }
    let fields = ["Content-Type": "image/png"]
    switch asked.fault {
    case .wrongType:
      return .strayPage
    case .huge:
      return SiteAnswer(status: .ok, headers: fields, body: png + [UInt8](repeating: 0, count: (11 << 20) - png.count))
    case .gone:
      return .plain(.notFound)
    case .cut:
      return SiteAnswer(status: .ok, headers: fields, body: Array("The cat has left the picture.\n".utf8))
    case .error, .slow, .malformed, .noURL, .relative, nil:
      return Document(png, mediaType: "image/png", lastModified: SampleLibrary.published).answer(to: headers)
    }
  }
}
