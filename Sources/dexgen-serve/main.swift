import CommandLineIO
import Diagnostics
import Glibc

// Before anything changes it: the program that builds starts from the same folder.
let folder = currentFolder()
let code = runProgram { (request, console, interruption) throws(Faults) in
  try serve(request, console, interruption, startedIn: folder)
}
exit(code.rawValue)
