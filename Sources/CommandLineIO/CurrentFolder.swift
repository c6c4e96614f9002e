import Glibc

/// The folder that the program runs in; nil if it has been deleted.
package func currentFolder() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  return String(cString: path)
}

/// The home folder of the user, if the environment names one.
package func homeFolder() -> String? {
  getenv("HOME").map { String(cString: $0) }
}
