import CSystem

/// Columns of the terminal behind a file descriptor, or 0 where it is none or does not know.
public func terminalColumns(of descriptor: Int32) -> Int {
  Int(csystem_terminal_columns(descriptor))
}
