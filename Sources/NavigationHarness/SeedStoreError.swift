// SeedStoreError: why a recorded finding cannot be read or written, and the sentence that says so.

package import NavigationModel

/// Why a recorded finding cannot be read or written.
package struct SeedStoreError: Error, Hashable, Sendable {
  /// The file or folder, as the user can type it.
  package let path: String
  /// What is wrong with it.
  package let problem: Problem

  /// What is wrong with a file or folder.
  package enum Problem: Hashable, Sendable {
    /// There is nothing.
    case missing
    /// A folder is where a file should be.
    case isDirectory
    /// A file is where a folder should be.
    case notADirectory
    /// Neither a file nor a folder: a pipe, a device.
    case notAFile
    /// It is a link, and nothing is where it leads.
    case brokenLink
    /// It may not be read.
    case notPermitted
    /// It is larger than any seed file.
    case tooLarge
    /// A line is not UTF-8.
    case notText(line: Int)
    /// It is no seed file of this format.
    case format(SeedFormatError)
    /// It may not be written.
    case notWritable
    /// There is no room left.
    case diskFull
    /// It records another finding.
    case occupied
    /// It records a finding of another subject than its folder's.
    case misplaced(line: Int, subject: String, folder: String)
    /// It lies beside the folders of the subjects, and not in one.
    case loose(subject: String)
    /// Its name says this key, and it records a finding of another one.
    case misnamed(key: String, content: String)
    /// No file of the folder has this key; with one that is recorded and much like it.
    case unknownKey(String, nearest: String?)
    /// It is neither a file nor a key, and looks like one; with a key that is recorded and much like it.
    case noKey(nearest: String?)
  }

  /// Makes an error.
  package init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }
}

extension SeedStoreError: CustomStringConvertible {
  /// One sentence for the user, with the place.
  package var description: String { "\(path.isEmpty ? "''" : path): \(problem)" }
}

extension SeedStoreError.Problem: CustomStringConvertible {
  /// The sentence without the path.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .isDirectory: "it is a folder, not a seed file; name the files in it"
    case .notADirectory: "it is not a folder"
    case .notAFile: "it is not an ordinary file"
    case .brokenLink: "it is a link that leads nowhere"
    case .notPermitted: "it may not be read"
    case .tooLarge: "it is larger than a megabyte, and no seed file is"
    case .notText(let line): "line \(line): it is not UTF-8 text"
    case .format(let error): "\(error)"
    case .notWritable:
      "it cannot be written; name another folder with --seeds, or change who may write there"
    case .diskFull: "there is no room left on the disk, and nothing was recorded"
    case .occupied: "it records another finding already, and is not overwritten"
    case .misplaced(let line, let subject, let folder):
      "line \(line): it records a finding of '\(subject)', and lies in the folder of "
        + "'\(Excerpt.of(folder))'"
    case .loose(let subject):
      "it lies beside the folders of the subjects; name the folder above with --seeds, or move it "
        + "into one, such as '\(Excerpt.of(subject))'"
    case .misnamed(let key, let content):
      "its name says \(key), and what it records has the key \(content): rename it, or name the file "
        + "by its path"
    case .unknownKey(let key, let nearest):
      "no finding with the key \(key) is recorded there" + Self.advice(nearest)
    case .noKey(let nearest):
      "it is neither a file nor a key, which is 16 hexadecimal digits in lower case"
        + Self.advice(nearest)
    }
  }

  private static func advice(_ nearest: String?) -> String {
    nearest.map { ": did you mean '\($0)'?" } ?? ""
  }
}
