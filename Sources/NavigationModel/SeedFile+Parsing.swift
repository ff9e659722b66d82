// SeedFile+Parsing: a seed file read from its text.

extension SeedFile {
  /// Whether the key that a file states has to be the one that its content has.
  package enum KeyCheck: Hashable, Sendable {
    /// A key that does not fit is an error: the file was edited.
    case strict
    /// The stated key is passed over, for a command that writes the file anew.
    case skipped
  }

  /// Reads a seed file from its text.
  ///
  /// - Parameters:
  ///   - text: as `text` writes it; headers may come in another order, and the key may be missing, without which `minimal` says
  ///     nothing.
  ///   - keyCheck: what becomes of a key that does not fit the content.
  ///   - names: the names that are known; a wrong one is told as that, and not as an edited file.
  /// - Throws: `SeedFormatError`, with the line and the nearest valid word.
  /// - Complexity: O(*n*) in the characters of `text`; a line that is too long is refused at its limit.
  package init(
    parsing text: some StringProtocol, keyCheck: KeyCheck = .strict, names: SeedNames? = nil
  ) throws(SeedFormatError) {
    var lines = TextLines(Self.withoutMark(Substring(text)))
    try SeedHeaders.readFirstLine(of: &lines)
    var headers = SeedHeaders()
    try headers.read(from: &lines)
    let endOfHeader = lines.number
    if let names { try headers.checkNames(against: names) }
    let trace: Trace
    do {
      trace = try Trace(parsing: lines.rest, firstLine: endOfHeader + 1)
    } catch {
      throw .action(error)
    }
    self.init(
      subject: try headers.required(.subject, endOfHeader).value,
      profile: try headers.profile(endOfHeader),
      settings: headers.settings,
      rule: try headers.name(.rule, endOfHeader),
      cause: headers[.cause] == nil ? nil : try headers.name(.cause, endOfHeader),
      trap: try headers.trap(),
      expectation: try headers.expectation(endOfHeader),
      minimal: try headers.minimal(),
      origin: try headers.required(.origin, endOfHeader).value,
      trace: trace)
    do {
      try switches.checkContradictions()
    } catch {
      throw .switches(headers.lastSetting, error)
    }
    if keyCheck == .strict { try headers.checkKey(against: self, endOfHeader) }
  }
}

extension SeedFile {
  /// The text without the byte order mark that some editors write; it means nothing in UTF-8.
  private static func withoutMark(_ text: Substring) -> Substring {
    text.unicodeScalars.first == "\u{FEFF}" ? Substring(text.unicodeScalars.dropFirst()) : text
  }
}

/// The header of a seed file while it is read.
private struct SeedHeaders {
  /// What stands behind a header, and on which line.
  struct Entry {
    let value: String
    let line: Int
  }

  /// By the place of the header; `set` has none here.
  private var entries: [Entry?] = SeedHeader.allCases.map { _ in nil }
  /// The switches that are set, in the order of the file.
  private(set) var settings: [Setting] = []
  /// The line of the last of them.
  private(set) var lastSetting = 0

  subscript(header: SeedHeader) -> Entry? {
    SeedHeader.allCases.firstIndex(of: header).flatMap { entries[$0] }
  }

  static func readFirstLine(of lines: inout TextLines) throws(SeedFormatError) {
    let line = try nextLine(of: &lines) ?? ""
    let words = TextLines.words(of: line)
    if words.isEmpty, Excerpt.trimmed(line).hasPrefix("#") { throw .commentFirst }
    guard let first = words.first, first == "navfuzz-seed" else {
      throw .notASeed(Excerpt.of(words.first ?? ""))
    }
    let version = words.count == 2 ? words[1] : ""
    guard version == "\(SeedFile.version)" else { throw .unknownVersion(Excerpt.of(version)) }
  }

  /// Reads up to the blank line, or to the end.
  mutating func read(from lines: inout TextLines) throws(SeedFormatError) {
    while let line = try SeedHeaders.nextLine(of: &lines) {
      let text = Excerpt.trimmed(line)
      if text.isEmpty { return }
      if text.utf8.first == UInt8(ascii: "#") { continue }
      try add(text, at: lines.number)
    }
  }

  private mutating func add(_ text: String, at line: Int) throws(SeedFormatError) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw .notAHeader(line, Excerpt.of(text))
    }
    let name = Excerpt.trimmed(text[..<colon])
    guard let index = SeedHeader.names.firstIndex(of: name) else {
      throw .unknownHeader(
        line, Excerpt.of(name), nearest: NearestWord.to(name, among: SeedHeader.names))
    }
    let value = Excerpt.trimmed(text[text.utf8.index(after: colon)...])
    guard !value.isEmpty else { throw .emptyHeader(line, name) }
    guard SeedFile.isLine(value) else { throw .unprintable(line, name) }
    if SeedHeader.allCases[index] == .set {
      try addSetting(value, at: line)
    } else {
      guard entries[index] == nil else { throw .repeatedHeader(line, name) }
      entries[index] = Entry(value: value, line: line)
    }
  }

  private mutating func addSetting(_ text: String, at line: Int) throws(SeedFormatError) {
    do throws(SwitchError) {
      let setting = try Setting(parsing: text)
      guard settings.allSatisfy({ $0.key != setting.key }) else {
        throw SwitchError.setTwice(setting.key)
      }
      settings.append(setting)
      lastSetting = line
    } catch {
      throw .switches(line, error)
    }
  }

  func required(_ header: SeedHeader, _ endOfHeader: Int) throws(SeedFormatError) -> Entry {
    guard let entry = self[header] else { throw .missingHeader(endOfHeader, header.rawValue) }
    return entry
  }

  func profile(_ endOfHeader: Int) throws(SeedFormatError) -> Profile {
    let entry = try required(.profile, endOfHeader)
    do {
      return try Profile(named: entry.value)
    } catch {
      throw .switches(entry.line, error)
    }
  }

  func name(_ header: SeedHeader, _ endOfHeader: Int) throws(SeedFormatError) -> String {
    let entry = try required(header, endOfHeader)
    guard SeedFile.isName(entry.value) else {
      throw .notAName(entry.line, header.rawValue, Excerpt.of(entry.value))
    }
    return entry.value
  }

  /// The names come before the actions and the key: a wrong name says most about a file.
  func checkNames(against names: SeedNames) throws(SeedFormatError) {
    for header in [SeedHeader.subject, .rule, .cause] {
      guard let entry = self[header], let words = names.words(behind: header),
        !words.contains(entry.value)
      else { continue }
      throw .unknownName(
        entry.line, header.rawValue, Excerpt.of(entry.value),
        nearest: NearestWord.to(entry.value, among: words))
    }
  }

  func trap() throws(SeedFormatError) -> TrapName? {
    guard let entry = self[.trap] else { return nil }
    guard let trap = TrapName(rawValue: entry.value) else {
      throw .unknownTrap(entry.line, Excerpt.of(entry.value))
    }
    return trap
  }

  func expectation(_ endOfHeader: Int) throws(SeedFormatError) -> SeedFile.Expectation {
    let entry = try required(.expect, endOfHeader)
    guard let expectation = SeedFile.Expectation(rawValue: entry.value) else {
      throw .unknownExpectation(entry.line, Excerpt.of(entry.value))
    }
    return expectation
  }

  /// In what sense the trace is said to be minimal; nothing without the key, which shows that the trace was not edited since.
  func minimal() throws(SeedFormatError) -> String? {
    guard let entry = self[.minimal] else { return nil }
    guard Self.saysWhatWasSearched(entry.value) else {
      throw .unknownMinimality(entry.line, Excerpt.of(entry.value))
    }
    return self[.key] == nil ? nil : entry.value
  }

  private static func saysWhatWasSearched(_ text: String) -> Bool {
    let claim = #/(proven|local \(all up to [0-9]+ actions? searched\)), over the /#
    let alphabet =
      #/(whole alphabet of [0-9]+ actions?|usual actions and its own, [0-9]+ of [0-9]+)( .*|;.*)?/#
    guard let start = text.prefixMatch(of: claim) else { return false }
    return text[start.range.upperBound...].wholeMatch(of: alphabet) != nil
  }

  func checkKey(against seed: SeedFile, _ endOfHeader: Int) throws(SeedFormatError) {
    guard let entry = self[.key] else { return }
    let isKey = entry.value.utf8.count == 16 && entry.value.utf8.allSatisfy(Excerpt.isHexadecimal)
    guard isKey else { throw .badKey(entry.line, Excerpt.of(entry.value)) }
    guard entry.value != seed.key else { return }
    guard !seed.trace.actions.isEmpty else { throw .noActions(endOfHeader) }
    throw .keyMismatch(entry.line, entry.value, content: seed.key)
  }

  private static func nextLine(
    of lines: inout TextLines
  ) throws(SeedFormatError) -> Substring? {
    do {
      return try lines.next()
    } catch {
      throw .lineTooLong(lines.number)
    }
  }
}
