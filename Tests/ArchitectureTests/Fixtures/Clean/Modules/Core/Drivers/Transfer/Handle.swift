internal import CLibCurl

public final class Handle {
  private let pointer: OpaquePointer
  var code: CURLcode { CURLE_OK }
  public var isFine: Bool { code == CURLE_OK }
  public init(curl_name: String) { pointer = curl_easy_init() }
}
