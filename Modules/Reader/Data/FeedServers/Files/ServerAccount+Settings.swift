internal import FileStorage
internal import ReaderDomain

extension ServerAccount {
  init(_ stored: SyncSettings.Server) {
    self.init(
      url: stored.url, user: stored.user, userID: stored.userID, allowsHTTP: stored.allowsHTTP, lastContact: stored.lastContact,
      notBefore: stored.notBefore)
  }

  /// The account as `sync.json` has it.
  var stored: SyncSettings.Server {
    SyncSettings.Server(
      url: url, user: user, userID: userID, allowsHTTP: allowsHTTP, lastContact: lastContact, notBefore: notBefore)
  }
}
