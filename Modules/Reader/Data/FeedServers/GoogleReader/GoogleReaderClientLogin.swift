internal import CoreDomain
internal import Transfer

/// The login of Google Reader's API: a form with the user and the password, which is answered by a token for the header of later requests.
enum GoogleReaderClientLogin {
  static let call = "accounts/ClientLogin"
  /// The longest token that is taken for one.
  private static let maximumBytes = 4096

  static func form(user: String, password: String) -> URLEncodedForm {
    URLEncodedForm(["Email": user, "Passwd": password])
  }

  /// The token in the response to the form; nil when the response has no token.
  static func loginToken(in body: [UInt8]) -> String? {
    let lines = text(of: body).split(whereSeparator: \.isNewline)
    return lines.first { $0.hasPrefix("Auth=") }.flatMap { token(String($0.dropFirst(5))) }
  }

  /// The token, if the whole response is a token; otherwise nil.
  static func token(in body: [UInt8]) -> String? { token(text(of: body)) }

  static func header(_ token: String) -> HeaderField { HeaderField(name: "Authorization", value: "GoogleLogin auth=\(token)") }

  private static func text(of body: [UInt8]) -> String { String(decoding: body.prefix(maximumBytes), as: UTF8.self) }

  /// A token without white space around it; nil when the text is not a token.
  private static func token(_ text: String) -> String? {
    let token = text.trimmingWhitespace()
    let isToken = token.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "<") }
    return isToken && !token.isEmpty && token.utf8.count < maximumBytes ? token : nil
  }
}
