package import CoreDomain
internal import RecordJSON

/// A document of the data directory, with a function that checks it and one that repairs it.
public struct StoredDocument: Sendable {
  package let path: String
  /// The damage that was found.
  package let findings: @Sendable () throws(DataStoreError) -> [StorageDiagnostic]
  /// Recovers the readable content; nothing when the document is undamaged. The caller must hold the lock.
  package let repair: @Sendable () throws(DataStoreError) -> [StorageRepair]

  package init<Document: RecordDocument>(_ type: Document.Type, at path: String, in directory: DataDirectory) {
    self.path = path
    findings = { () throws(DataStoreError) in
      guard let bytes = try StoredFile(path: path).content() else { return [] }
      do throws(DocumentSchema.VersionError) {
        _ = try Document(parsing: bytes)
        return []
      } catch {
        switch error {
        case .newer(let version, let newest): throw .newerVersion(path: path, version: version, newest: newest)
        case .damaged(let damage): return [StorageDiagnostic(path: path, line: damage.line, problem: damage.problem)]
        }
      }
    }
    repair = { () throws(DataStoreError) in
      do throws(DataStoreError) {
        _ = try RecordFile<Document>(path, in: directory).contentUnderLock()
        return []
      } catch {
        return [try StorageRepair(ofDamage: error)]
      }
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
      guard let bytes = try file.content() else { return [] }
      do throws(JSONError) {
        _ = try ConfigurationDocument(parsing: bytes)
        return []
      } catch {
        let (document, lost) = ConfigurationDocument.salvaged(from: bytes)
        _ = try file.setAside(at: directory.momentForName, replacingBy: document.bytes)
        return [StorageRepair(path: file.path, action: .recovered(document.texts.isEmpty ? .nothing : .allBut(lost == 0 ? nil : lost)))]
      }
    }
  }

  /// Creates a document with a special check and repair.
  package init(
    path: String, findings: @escaping @Sendable () throws(DataStoreError) -> [StorageDiagnostic],
    repair: @escaping @Sendable () throws(DataStoreError) -> [StorageRepair]
  ) {
    self.path = path
    self.findings = findings
    self.repair = repair
  }
}
