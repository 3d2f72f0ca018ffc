package import CoreData
internal import CoreDomain
package import FileStorage
package import ReaderDomain
package import RecordJSON
internal import Subscriptions

/// A document of the data directory, with its check and its repair.
package struct StoredDocument: Sendable {
  package let path: String
  /// The damage that was found.
  package let findings: @Sendable () throws(DataStoreError) -> [StorageDiagnostic]
  /// Recovers the readable content; nil when the document is undamaged. The caller must hold the lock.
  package let repair: @Sendable () throws(DataStoreError) -> StorageRepair?

  package init<Document: RecordDocument>(_ type: Document.Type, at path: String, in directory: DataDirectory) {
    self.path = path
    findings = { () throws(DataStoreError) in
      guard let bytes = try StoredFile(path: path).content() else { return [] }
      do throws(DocumentSchema.VersionError) {
        _ = try Document(parsing: bytes)
        return []
      } catch {
        switch error {
        case .newer(let version): throw .newerVersion(path: path, version: version)
        case .damaged(let damage): return [StorageDiagnostic(path: path, line: damage.line, problem: damage.problem)]
        }
      }
    }
    repair = { () throws(DataStoreError) in
      do throws(DataStoreError) {
        _ = try RecordFile<Document>(path, in: directory).contentUnderLock()
        return nil
      } catch {
        return try StorageRepair(ofDamage: error)
      }
    }
  }

  package init<Entry: JSONRecord>(_ stack: LineStack<Entry>) {
    path = stack.path
    findings = { () throws(DataStoreError) in
      try stack.readable().damage.map { [StorageDiagnostic(path: stack.path, line: $0.line, problem: $0.problem)] } ?? []
    }
    repair = { () throws(DataStoreError) in
      do throws(DataStoreError) {
        try stack.repairUnderLock()
        return nil
      } catch {
        return try StorageRepair(ofDamage: error)
      }
    }
  }

  /// The list of subscriptions, which users edit.
  package init(subscriptionsIn directory: DataDirectory) {
    let file = StoredFile(path: directory.subscriptions)
    path = file.path
    findings = { () throws(DataStoreError) in
      guard let bytes = try file.content() else { return [] }
      do throws(OPMLError) {
        _ = try OPMLDocument(parsing: bytes)
        return []
      } catch {
        return [StorageDiagnostic(path: file.path, line: error.line > 0 ? error.line : nil, problem: error.reason)]
      }
    }
    repair = { () throws(DataStoreError) in
      guard let bytes = try file.content() else { return nil }
      let problem: OPMLError
      do throws(OPMLError) {
        _ = try OPMLDocument(parsing: bytes)
        return nil
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
      return StorageRepair(path: file.path, action: .recovered(.allBut(nil)))
    }
  }

  /// The settings, which users edit.
  package init(configurationIn directory: DataDirectory) {
    let file = StoredFile(path: directory.configuration)
    path = file.path
    findings = { () throws(DataStoreError) in
      guard let bytes = try file.content() else { return [] }
      do throws(JSONError) {
        _ = try ConfigurationDocument(parsing: bytes)
        return []
      } catch {
        return [StorageDiagnostic(path: file.path, line: error.line, problem: error.problem)]
      }
    }
    repair = { () throws(DataStoreError) in
      guard let bytes = try file.content() else { return nil }
      do throws(JSONError) {
        _ = try ConfigurationDocument(parsing: bytes)
        return nil
      } catch {
        let (document, lost) = ConfigurationDocument.salvaged(from: bytes)
        _ = try file.setAside(at: directory.momentForName, replacingBy: document.bytes)
        return StorageRepair(path: file.path, action: .recovered(.allBut(lost)))
      }
    }
  }
}
