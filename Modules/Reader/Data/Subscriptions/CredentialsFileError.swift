/// Why the logins of a file are not available. The reason names the file.
package struct CredentialsFileError: Error, Hashable {
  package let reason: String
}
