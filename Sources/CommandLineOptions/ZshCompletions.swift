func zshCompletions() -> String {
  let name = Program.name
  var script = """
    #compdef \(name)
    # Completions of \(name) for zsh, made by '\(name) completions zsh'.
    _\(name)() {
      local context state state_descr line
      typeset -A opt_args
      local -a common commands
      common=(

    """
  for option in Option.common { script += "    \(specification(option))\n" }
  script += "  )\n  commands=(\n"
  for command in Command.all {
    script += "    \(quoted("\(command.name.rawValue):\(command.summary)"))\n"
  }
  script += """
      )
      _arguments -C -s $common \(specification(.version)) '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $words[1] in

    """
  for command in Command.all {
    script += "        \(command.name.rawValue))\n          _arguments -s $common"
    for option in command.options { script += " \\\n            \(specification(option))" }
    if let operand = command.operand {
      script += " \\\n            \(quoted("1:\(operand.placeholder):\(action(operand.value))"))"
    }
    script += " ;;\n"
  }
  script += """
          esac ;;
      esac
    }
    if [ "$funcstack[1]" = "_\(name)" ]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi

    """
  return script
}

/// An option as `_arguments` takes it.
private func specification(_ option: Option) -> String {
  let help = "[\(escaped(option.help))]"
  let placeholder = escaped(option.value.placeholder ?? "")
  let value =
    switch option.value {
    case .none: ""
    case .folderOrNothing: "::\(placeholder):\(action(option.value))"
    default: ":\(placeholder):\(action(option.value))"
    }
  let equals = option.value == .none ? "" : "="
  guard let letter = option.letter else {
    return quoted("\(option.spelling)\(equals)\(help)\(value)")
  }
  return "\(quoted("(-\(letter) \(option.spelling))"))"
    + "{-\(letter)\(equals.isEmpty ? "" : "+"),\(option.spelling)\(equals)}"
    + quoted("\(help)\(value)")
}

/// What may stand for a value.
private func action(_ value: OptionValue) -> String {
  switch value {
  case .choice(let words): "(\(words.joined(separator: " ")))"
  case .file: "_files"
  case .folder, .folderOrNothing: "_files -/"
  case .none, .url, .languages, .species, .number, .shard, .text: " "
  }
}

/// Without what ends a description.
private func escaped(_ text: String) -> String {
  var result = ""
  for character in text {
    if "[]:\\".contains(character) { result += "\\" }
    result.append(character)
  }
  return result
}

private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
