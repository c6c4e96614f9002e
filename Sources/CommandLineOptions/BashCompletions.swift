func bashCompletions() -> String {
  let name = Program.name
  var script = """
    # Completions of \(name) for bash, made by '\(name) completions bash'.
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
  for option in Option.common { script += branch("*", option) }
  for command in Command.all {
    for option in command.options { script += branch(command.name.rawValue, option) }
  }
  script += """
      esac
      local words=""
      case $command in
        "") words="\(words(Command.all.map(\.name.rawValue), Option.common + [.version]))" ;;

    """
  for command in Command.all {
    let name = command.name.rawValue
    script += "    \(name)) words=\"\(words(operands(of: command), command.everyOption))\" ;;\n"
  }
  script += """
      esac
      COMPREPLY=($(compgen -W "$words" -- "$cur"))
      case $command in
        \(folderCommands)) [[ $cur == -* ]] || { compopt -o filenames; COMPREPLY+=($(compgen -d -- "$cur")); } ;;
      esac
    }
    complete -F _\(name) \(name)

    """
  return script
}

/// What is offered after an option that takes a value.
private func branch(_ command: String, _ option: Option) -> String {
  let pattern = option.spellings.map { "\(command):\($0)" }.joined(separator: "|")
  switch option.value {
  case .none: return ""
  case .choice(let choices):
    let words = choices.joined(separator: " ")
    return "    \(pattern)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$cur\")); return ;;\n"
  case .file:
    return "    \(pattern)) compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n"
  case .folder:
    return "    \(pattern)) compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\")); return ;;\n"
  // What follows may be another option.
  case .folderOrNothing:
    return "    \(pattern)) if [[ $cur != -* ]]; then compopt -o filenames; "
      + "COMPREPLY=($(compgen -d -- \"$cur\")); return; fi ;;\n"
  case .url, .languages, .species, .number: return "    \(pattern)) return ;;\n"
  }
}

private func words(_ operands: [String], _ options: [Option]) -> String {
  (operands + options.map(\.spelling)).joined(separator: " ")
}

private func operands(of command: Command) -> [String] {
  if case .choice(let choices)? = command.operand?.value { return choices }
  return []
}

/// A pattern of the commands whose operand is a folder.
private var folderCommands: String {
  Command.all.filter { $0.operand?.value == .folder }.map(\.name.rawValue).joined(separator: "|")
}
