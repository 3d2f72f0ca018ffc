internal import CLibXML2

/// The named characters of HTML 4 (https://www.w3.org/TR/html401/sgml/entities.html).
public enum HTMLEntity {
  /// The character of this name: `eacute` gives é; nil when HTML 4 has no such name. Upper and lower case differ.
  public static func scalar(named name: String) -> Unicode.Scalar? {
    guard !name.utf8.contains(0), let entity = htmlEntityLookup(name) else { return nil }
    return Unicode.Scalar(UInt32(entity.pointee.value))
  }
}
