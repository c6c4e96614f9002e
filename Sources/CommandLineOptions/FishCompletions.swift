func fishCompletions() -> String {
  let name = Program.name
  var script = """
    # Completions of \(name) for fish, made by '\(name) completions fish'.
    function __\(name)_command
        set -l skips 0
        set -l words (commandline -opc)
        for word in $words[2..-1]
            if test $skips = 1
                set skips 0
                continue
            end
            switch $word
                case \(Option.commonWithValue.joined(separator: " "))
                    set skips 1
                case '-*'
                case '*'
                    echo $word
                    return 0
            end
        end
        return 1
    end
    function __\(name)_is
        set -l command (__\(name)_command)
        and contains -- $command $argv
    end
    complete -c \(name) -f

    """
  for option in Option.common { script += line(option) }
  let nothingYet = "-n 'not __\(name)_command >/dev/null'"
  script += line(.version, nothingYet)
  for command in Command.all {
    script +=
      "complete -c \(name) \(nothingYet) -a \(command.name.rawValue) "
      + "-d \(quoted(command.summary))\n"
  }
  for command in Command.all {
    let isThis = "-n '__\(name)_is \(command.name.rawValue)'"
    for option in command.options { script += line(option, isThis) }
    switch command.operand?.value {
    case .choice(let words):
      script += "complete -c \(name) \(isThis) -a \(quoted(words.joined(separator: " ")))\n"
    case .folder:
      script += "complete -c \(name) \(isThis) -a '(__fish_complete_directories)'\n"
    default: break
    }
  }
  return script
}

private func line(_ option: Option, _ condition: String = "") -> String {
  let letter = option.letter.map { " -s \($0)" } ?? ""
  let value =
    switch option.value {
    case .none: ""
    case .choice(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .folderOrNothing: " -a '(__fish_complete_directories)'"
    case .url, .languages, .species, .number, .shard, .text: " -x"
    }
  return "complete -c \(Program.name)\(condition.isEmpty ? "" : " \(condition)")"
    + " -l \(option.name.rawValue)\(letter)\(value) -d \(quoted(option.help))\n"
}

private func quoted(_ text: String) -> String {
  var result = "'"
  for character in text {
    if character == "'" || character == "\\" { result += "\\" }
    result.append(character)
  }
  return result + "'"
}
