/// What goes wrong at a ``FeedServerDouble``.
public struct FeedServerFault: Sendable {
  enum Effect: Sendable {
    /// Instead of the answer. The request changes nothing.
    case answer(status: Int, headers: [String: String], text: String)
    /// The first half of the answer, with a length that fits.
    case halfAnswer
    /// The same page of ids for ever.
    case repeatedPage
    /// A page of at most so many ids, with a continuation.
    case shortPages(Int)
    /// No feeds, although there are some.
    case noFeeds
    /// An article that was not asked for.
    case unaskedArticle
    /// White space before the answer.
    case padding(bytes: Int)
    case delay(milliseconds: Int)
    /// A field in the header of the answer.
    case header(String, String)
    /// The tokens of all logins become invalid before the request is read.
    case newTokens
  }

  let effect: Effect
  /// Only requests of this call; nil for all.
  var call: String?
  /// The number of such requests before the fault.
  var skipped = 0
  /// The number of requests with the fault; nil for all further ones.
  var times: Int?

  /// The login page of a hotel's network, with status 200.
  public static let loginPage = FeedServerFault(
    effect: .answer(status: 200, headers: ["Content-Type": "text/html"], text: "<!DOCTYPE html><title>Welcome</title><p>Room number?"))
  /// A web server that hands on no path: `OK` to everything.
  public static let okToEverything = status(200, text: "OK")
  public static let halfAnswer = FeedServerFault(effect: .halfAnswer)
  public static let repeatedPage = FeedServerFault(effect: .repeatedPage)
  public static let noFeeds = FeedServerFault(effect: .noFeeds)
  public static let unaskedArticle = FeedServerFault(effect: .unaskedArticle)
  /// As after a change of the password elsewhere.
  public static let newTokens = FeedServerFault(effect: .newTokens).times(1)

  public static func status(_ status: Int, text: String = "Trouble", retryAfter seconds: Int? = nil) -> FeedServerFault {
    FeedServerFault(
      effect: .answer(status: status, headers: seconds.map { ["Retry-After": String($0)] } ?? [:], text: text))
  }

  public static func redirect(to url: String) -> FeedServerFault {
    FeedServerFault(effect: .answer(status: 302, headers: ["Location": url], text: ""))
  }

  public static func shortPages(of count: Int) -> FeedServerFault { FeedServerFault(effect: .shortPages(count)) }

  public static func padding(bytes: Int) -> FeedServerFault { FeedServerFault(effect: .padding(bytes: bytes)) }

  public static func delay(milliseconds: Int) -> FeedServerFault { FeedServerFault(effect: .delay(milliseconds: milliseconds)) }

  /// A field in the header of the answer, such as the `Date` of a wrong clock.
  public static func header(_ name: String, _ value: String) -> FeedServerFault { FeedServerFault(effect: .header(name, value)) }

  /// Only in answers to a call, such as `edit-tag`.
  public func at(_ call: String) -> FeedServerFault {
    var fault = self
    fault.call = call
    return fault
  }

  /// Only after so many requests.
  public func after(_ requests: Int) -> FeedServerFault {
    var fault = self
    fault.skipped = requests
    return fault
  }

  /// Only so many times.
  public func times(_ count: Int) -> FeedServerFault {
    var fault = self
    fault.times = count
    return fault
  }

  /// Counts a request.
  /// - Returns: Whether the request meets the fault.
  mutating func meets(_ call: String) -> Bool {
    guard self.call == nil || self.call == call else { return false }
    guard skipped == 0 else {
      skipped -= 1
      return false
    }
    guard let left = times else { return true }
    times = max(0, left - 1)
    return left > 0
  }
}
