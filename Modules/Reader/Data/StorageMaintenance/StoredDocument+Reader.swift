package import CoreData
internal import CoreDomain
package import FileStorage
internal import ReaderDomain
package import RecordJSON
internal import Subscriptions

extension StoredDocument {
  package init<Entry: JSONRecord>(_ stack: LineStack<Entry>) {
    self.init(path: stack.path) { () throws(DataStoreError) in
      try stack.readable().damage.map { [StorageDiagnostic(path: stack.path, line: $0.line, problem: $0.problem)] } ?? []
    } repair: { () throws(DataStoreError) in
      do throws(DataStoreError) {
        try stack.repairUnderLock()
        return []
      } catch {
        return [try StorageRepair(ofDamage: error)]
      }
    }
  }

  /// The list of subscriptions, which users edit.
  package init(subscriptionsIn directory: DataDirectory) {
    let file = StoredFile(path: directory.subscriptions)
    self.init(path: file.path) { () throws(DataStoreError) in
      guard let bytes = try file.content() else { return [] }
      do throws(OPMLError) {
        _ = try OPMLDocument(parsing: bytes)
        return []
      } catch {
        return [StorageDiagnostic(path: file.path, line: error.line > 0 ? error.line : nil, problem: error.reason)]
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
      _ = try file.setAside(at: directory.momentForName, replacingBy: repaired)
      return [StorageRepair(path: file.path, action: .recovered(.allBut(nil)))]
    }
  }
}
