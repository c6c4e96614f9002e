func bashCompletions() -> String {
  let name = Program.name
  var script = """
    # Completions of \(name) for bash, made by '\(name) completions bash'.
    _\(name)_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur"); }
    _\(name)_paths() { compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen "$1" -- "$cur"); }
    _\(name)() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command="" i=1
      COMPREPLY=()
      # bash parts words at the equals sign: --color=au are three.
      if [[ $cur == = ]]; then
        cur=""
      elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      while ((i < COMP_CWORD)); do
        case ${COMP_WORDS[i]} in
          \(Option.commonWithValue.joined(separator: "|")))
            [[ ${COMP_WORDS[i+1]} == = ]] && ((i++))
            ((i++)) ;;
          -*) ;;
          *) command=${COMP_WORDS[i]}; break ;;
        esac
        ((i++))
      done
      case $command:$prev in

    """
  for branch in valueBranches() {
    script += "    \(branch.patterns.joined(separator: "|")))\n      \(branch.action) ;;\n"
  }
  script += """
      esac
      case $command in
        "") _\(name)_words "\(words(Command.all.map(\.name.rawValue), Option.common + [.version]))" ;;

    """
  for command in Command.all {
    script += "    \(command.name.rawValue)) \(operandAction(of: command)) ;;\n"
  }
  script += """
      esac
    }
    complete -F _\(name) \(name)

    """
  return script
}

/// What is offered after options that take a value, options with the same together.
private func valueBranches() -> [(patterns: [String], action: String)] {
  let all =
    Option.common.map { ("*", $0) }
    + Command.all.flatMap { command in command.options.map { (command.name.rawValue, $0) } }
  var branches: [(patterns: [String], action: String)] = []
  for (command, option) in all {
    guard let action = action(option.value) else { continue }
    let patterns = option.spellings.map { "\(command):\($0)" }
    if let known = branches.firstIndex(where: { $0.action == action }) {
      branches[known].patterns += patterns
    } else {
      branches.append((patterns, action))
    }
  }
  return branches
}

private func action(_ value: OptionValue) -> String? {
  let paths = "_\(Program.name)_paths"
  return switch value {
  case .none: nil
  case .choice(let words):
    "_\(Program.name)_words \"\(words.joined(separator: " "))\"; return"
  case .file: "\(paths) -f; return"
  case .folder: "\(paths) -d; return"
  // What follows may be another option.
  case .folderOrNothing: "if [[ $cur != -* ]]; then \(paths) -d; return; fi"
  case .url, .languages, .species, .number, .shard, .text: "return"
  }
}

/// What is offered where no option waits for its value.
private func operandAction(of command: Command) -> String {
  var operands: [String] = []
  if case .choice(let choices)? = command.operand?.value { operands = choices }
  let offer = "_\(Program.name)_words \"\(words(operands, command.everyOption))\""
  guard command.operand?.value == .folder else { return offer }
  return "if [[ $cur == -* ]]; then \(offer); else _\(Program.name)_paths -d; fi"
}

private func words(_ operands: [String], _ options: [Option]) -> String {
  (operands + options.map(\.spelling)).joined(separator: " ")
}
