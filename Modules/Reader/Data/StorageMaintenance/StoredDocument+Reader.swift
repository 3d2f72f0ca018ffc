internal import CoreData
internal import CoreDomain
internal import FileStorage
internal import ReaderDomain
internal import StatusSync
internal import Subscriptions

extension StoredDocument {
  /// The list of subscriptions, which users edit.
  init(subscriptionsIn directory: DataDirectory) {
    let file = StoredFile(path: directory.subscriptions)
    self.init(path: file.path) { () throws(DataStoreError) in
      guard let bytes = try file.content() else { return [] }
      do throws(OPMLError) {
        return try OPMLDocument.mistakes(in: bytes).map {
          StorageDiagnostic(path: file.path, line: $0.line, problem: $0.problem, isHarmless: true, remedy: .edit(path: file.path))
        }
      } catch {
        let remedy: StorageRemedy = (try? OPMLDocument(repairing: bytes)) != nil ? .repair : .edit(path: file.path)
        return [StorageDiagnostic(path: file.path, line: error.line > 0 ? error.line : nil, problem: error.reason, remedy: remedy)]
      }
    } repair: { () throws(DataStoreError) in
      guard let bytes = try file.content() else { return [] }
      let problem: OPMLError
      do throws(OPMLError) {
        _ = try OPMLDocument(parsing: bytes)
        return []
      } catch {
        problem = error
      }
      let repaired: [UInt8]
      do throws(OPMLError) {
        repaired = try OPMLDocument(repairing: bytes).bytes
      } catch {
        // Without subscriptions, the reader is empty. Damage that only the user can repair is therefore left unchanged.
        throw .malformed(path: file.path, line: problem.line, reason: problem.reason)
      }
      // First, so that no interruption leaves a list that takes its lost feeds from other devices.
      try directory.forgetSyncedSubscriptions()
      _ = try file.setAside(at: directory.momentForName, replacingBy: repaired)
      return [StorageRepair(path: file.path, action: .recovered(.allBut(nil)))]
    }
  }
}
