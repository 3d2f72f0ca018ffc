package import CoreData
internal import CoreDomain
package import RecordJSON

extension StoredDocument {
  /// A file with one entry on each line.
  package init<Entry: JSONRecord>(_ stack: JSONLinesStack<Entry>) {
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
}
