public import CoreDomain
import CoreDoubles
public import ReaderDomain

extension ServerAccount {
  /// An account of Bob.
  public static func sample(userID: String = "bob", lastContact: Timestamp? = nil) -> ServerAccount {
    ServerAccount(url: .sample("https://server.example/api/greader.php"), user: "bob", userID: userID, lastContact: lastContact)
  }
}

extension ServerFeedID {
  /// The name of the feed with this number.
  public static func sample(_ number: Int = 1) -> ServerFeedID {
    guard let id = ServerFeedID("feed/\(number)") else { preconditionFailure("\(number) is no name of a feed") }
    return id
  }
}
