internal import ReaderDomain
internal import Transfer

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension HeaderField {
  /// HTTP Basic authentication with a login (RFC 7617).
  static func basicAuthentication(_ login: Login) -> HeaderField {
    HeaderField(name: "Authorization", value: "Basic \(Data("\(login.name):\(login.password)".utf8).base64EncodedString())")
  }
}
