public import CLibCurl

public final class Handle {
  public let pointer: OpaquePointer
  package func code(of options: [CURLoption]) -> Int { 0 }
  public var shared = curl_easy_init()
}

public enum Answer {
  case failed(CURLcode)
}
