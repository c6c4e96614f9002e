import CommandLineIO
import Glibc

exit(runProgram(run: run).rawValue)
