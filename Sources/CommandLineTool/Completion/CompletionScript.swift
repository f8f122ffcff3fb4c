/// The scripts by which shells complete the words of a call, made from the commands
/// and their options.
enum CompletionScript {
    /// The supported shells.
    static let shells = ["bash", "zsh", "fish"]

    /// Returns the script of a shell, for its folder of completions.
    static func text(for shell: String) -> String {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        default: fish
        }
    }

    private static var commands: [any Command.Type] { CommandCatalog.commands }

    private static var bash: String {
        var cases: [String] = []
        for command in commands {
            for option in command.options where option.value != nil {
                let answer =
                    option.words.isEmpty
                    ? (option.takesPath ? "COMPREPLY=($(compgen -f -- \"$word\"))" : "COMPREPLY=()")
                    : "COMPREPLY=($(compgen -W \"\(option.words.joined(separator: " "))\" -- \"$word\"))"
                cases.append("    \(command.name):--\(option.name)) \(answer); return ;;")
            }
        }
        let lists = commands.map { command in
            let options = (command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " ")
            let files = command.takesFiles ? "; files=-f" : ""
            return "    \(command.name)) options=\"\(options)\"; words=\"\(command.operandWords.joined(separator: " "))\"\(files) ;;"
        }
        return """
            # Completion of everyscreen for bash: source this file, or put it into ~/.local/share/bash-completion/completions/everyscreen
            _everyscreen() {
              local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" command="${COMP_WORDS[1]}"
              local options="" words="" files=""
              if [ "$COMP_CWORD" -eq 1 ] || { [ "$command" = help ] && [ "$COMP_CWORD" -eq 2 ]; }; then
                COMPREPLY=($(compgen -W "\(words) help --help --version" -- "$word"))
                return
              fi
              case "$command:$previous" in
            \(cases.joined(separator: "\n"))
              esac
              case "$command" in
            \(lists.joined(separator: "\n"))
              esac
              case "$word" in
                -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
                *) COMPREPLY=($(compgen $files -W "$words" -- "$word")) ;;
              esac
            }
            complete -o filenames -F _everyscreen everyscreen

            """
    }

    private static var words: String { commands.map { $0.name }.joined(separator: " ") }

    private static var zsh: String {
        let names = commands.map { "    '\($0.name):\(zshText($0.abstract))'" }
        let cases = commands.map { command in
            let options = command.options.map { option in
                let value: String
                if let placeholder = option.value {
                    let action = option.words.isEmpty ? (option.takesPath ? "_files" : " ") : "(\(option.words.joined(separator: " ")))"
                    value = ":\(placeholder):\(action)"
                } else {
                    value = ""
                }
                return "      '--\(option.name)[\(zshText(option.help))]\(value)' \\"
            }
            let words = command.operandWords.joined(separator: " ")
            let operands = command.takesFiles ? "'*:file:_files'" : words.isEmpty ? "" : "'1:\(command.operands):(\(words))'"
            return (["    \(command.name)) _arguments \\"] + options + ["      '--help[show help]' \(operands) ;;"]).joined(separator: "\n")
        }
        return """
            #compdef everyscreen
            # Completion of everyscreen for zsh: put this file as _everyscreen into a folder of $fpath.
            _everyscreen() {
              local -a commands
              commands=(
            \(names.joined(separator: "\n"))
                'help:show the help of a command'
              )
              if (( CURRENT == 2 )) && [[ $words[2] == -* ]]; then
                compadd -- --help --version
                return
              fi
              if (( CURRENT == 2 )) || [[ $words[2] == help ]]; then
                _describe command commands
                return
              fi
              local command=$words[2]
              shift words
              (( CURRENT-- ))
              case $command in
            \(cases.joined(separator: "\n"))
              esac
            }
            _everyscreen "$@"

            """
    }

    /// Quotes a text for single quotes and brackets, in which colons separate.
    private static func zshText(_ text: String) -> String {
        text.map { character in
            switch character {
            case "'": "'\\''"
            case "[", "]", ":", "\\": "\\\(character)"
            default: String(character)
            }
        }.joined()
    }

    private static var fish: String {
        var lines = [
            "# Completion of everyscreen for fish: put this file as everyscreen.fish into ~/.config/fish/completions",
            "complete -c everyscreen -n __fish_use_subcommand -f -l version -d 'print the version'",
            "complete -c everyscreen -n __fish_use_subcommand -f -l help -d 'show help'",
            "complete -c everyscreen -n __fish_use_subcommand -f -a help -d 'show the help of a command'",
            "complete -c everyscreen -n '__fish_seen_subcommand_from help' -f -a '\(words)'",
        ]
        for command in commands {
            lines.append("complete -c everyscreen -n __fish_use_subcommand -f -a \(command.name) -d \(fishText(command.abstract))")
        }
        for command in commands {
            let isNamed = "__fish_seen_subcommand_from \(command.name); and not __fish_seen_subcommand_from help"
            let beginning = "complete -c everyscreen -n '\(isNamed)'"
            if !command.takesFiles { lines.append(beginning + " -f -a '\(command.operandWords.joined(separator: " "))'") }
            lines.append(beginning + " -l help -d 'show help'")
            for option in command.options {
                var line = beginning + " -l \(option.name)"
                if option.value != nil {
                    line += option.words.isEmpty ? (option.takesPath ? " -r -F" : " -x") : " -x -a '\(option.words.joined(separator: " "))'"
                }
                lines.append(line + " -d \(fishText(option.help))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishText(_ text: String) -> String {
        "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
