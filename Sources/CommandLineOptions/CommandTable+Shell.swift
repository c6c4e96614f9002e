// What makes the program at home in a shell.
extension Command {
  static let completions = Command(
    name: .completions, summary: "print completions for a shell",
    usages: ["completions \(shells)"],
    details: [
      "Prints a script that lets the shell complete commands, options and their values.",
      "For bash, write eval \"$(dexgen completions bash)\" into ~/.bashrc; for zsh the same with "
        + "zsh into ~/.zshrc, after compinit. For fish, put the script into "
        + "~/.config/fish/completions/dexgen.fish.",
    ],
    operand: Operand(
      placeholder: "SHELL", sample: "bash", value: .choice(Shell.allCases.map(\.rawValue))),
    options: [],
    examples: [Example(purpose: "For bash:", line: "dexgen completions bash")])

  static let man = Command(
    name: .man, summary: "print the manual page",
    usages: ["man"],
    details: [
      "Prints the manual page in the form that man(1) reads: dexgen man | man -l -"
    ],
    operand: nil, options: [],
    examples: [])

  private static let shells = Shell.allCases.map(\.rawValue).joined(separator: "|")
}
