// FuzzTag: the tag of suites that fuzz.

public import Testing

extension Tag {
  /// Marks suites that fuzz; their names end in `FuzzTests` besides, for filters that know no tags.
  @Tag public static var fuzz: Self
}
