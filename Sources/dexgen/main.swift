import CommandLineIO
import Glibc

exit(runProgram(handOver: handOver, run: run).rawValue)
