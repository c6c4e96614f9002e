import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Glibc

/// The folder of the templates and the content that new sites are made from.
///
/// `DEXGEN_SHARE` names it, else it is `share/dexgen` beside the `bin` of the program. A program that
/// still lies where it was built takes the sources around it.
func shareFolder() throws(Faults) -> Path {
  if let given = getenv("DEXGEN_SHARE").map({ String(cString: $0) }), !given.isEmpty {
    if isShareFolder(Path(given)) { return Path(given) }
    throw Faults(
      "DEXGEN_SHARE names '\(given)', which holds no templates for new sites",
      hint: "it has to be the folder share/dexgen of an installed \(Program.name)")
  }
  let program = Path(try programFolder())
  let installed = program.parent.appending("share/dexgen")
  if isShareFolder(installed) { return installed }
  var folder = program
  while folder.bytes.count > 1 {
    if folder.name == ".build", isShareFolder(folder.parent) { return folder.parent }
    folder = folder.parent
  }
  throw Faults(
    "the templates and content for new sites are not at '\(installed.text)'",
    hint: "install the whole program with 'make install', or name the folder in DEXGEN_SHARE")
}

private func isShareFolder(_ folder: Path) -> Bool {
  ["Starter", "Templates", "Content"].allSatisfy { name in
    (try? FileStamp(of: folder.appending(name)))?.kind == .folder
  }
}
