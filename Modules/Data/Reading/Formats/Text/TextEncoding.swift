/// How a document's characters are written as bytes.
enum TextEncoding: Hashable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)
  case windows1252
  /// One that the system converts, by the name that it has there.
  case system(String)

  /// The encoding that a byte order mark tells, and the mark's length (Unicode 16.0 section 23.8).
  static func marked(_ bytes: [UInt8]) -> (TextEncoding, Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32(isBigEndian: false), 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    return nil
  }

  /// The encoding that the zero bytes around the first two characters tell, both of which are ASCII in a feed (XML 1.0 appendix F.1).
  static func patterned(_ bytes: [UInt8]) -> TextEncoding? {
    let start = bytes.prefix(8).map { $0 == 0 }
    switch start {
    case [false, true, false, true, false, true, false, true]: return .utf16(isBigEndian: false)
    case [true, false, true, false, true, false, true, false]: return .utf16(isBigEndian: true)
    case [false, true, true, true, false, true, true, true]: return .utf32(isBigEndian: false)
    case [true, true, true, false, true, true, true, false]: return .utf32(isBigEndian: true)
    default: return nil
    }
  }

  /// The encoding that a label means, as browsers read it (https://encoding.spec.whatwg.org/#names-and-labels): a label of an old standard
  /// means the superset that is really written under it.
  init(label: String) {
    let label = label.lowercased()
    switch label {
    case "utf-8", "utf8", "unicode-1-1-utf-8": self = .utf8
    case "utf-16", "utf-16le", "ucs-2", "unicode": self = .utf16(isBigEndian: false)
    case "utf-16be": self = .utf16(isBigEndian: true)
    case "utf-32", "utf-32le", "ucs-4": self = .utf32(isBigEndian: false)
    case "utf-32be": self = .utf32(isBigEndian: true)
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "iso88591", "latin1", "latin-1", "l1", "us-ascii", "ascii", "ansi_x3.4-1968",
      "windows-1252", "cp1252", "x-cp1252", "ansi":
      self = .windows1252
    case "gb2312", "gb_2312-80", "gbk", "x-gbk", "gb18030", "chinese": self = .system("GB18030")
    case "shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji", "windows-31j": self = .system("CP932")
    case "euc-kr", "ks_c_5601-1987", "ksc5601", "korean", "windows-949": self = .system("CP949")
    case "big5", "big5-hkscs", "x-x-big5": self = .system("BIG5-HKSCS")
    case "iso-8859-9", "latin5", "windows-1254": self = .system("CP1254")
    case "tis-620", "iso-8859-11", "windows-874": self = .system("CP874")
    case "x-euc-jp": self = .system("EUC-JP")
    case "windows-1250", "windows-1251", "windows-1253", "windows-1255", "windows-1256", "windows-1257", "windows-1258":
      self = .system("CP" + label.suffix(4))
    default: self = .system(label.uppercased())
    }
  }
}
