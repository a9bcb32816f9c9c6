import { COMMAND_NAMES, COMMANDS, FLAGS, type CommandName } from './commands';
import { UsageError } from './usage-error';

type Choices = { choices?: readonly string[] };
const SHELLS = 'bash zsh fish';
const FILES = new Set(['scene', 'out', 'batch', 'out-dir']);

/** @throws UsageError for another shell */
export function completionScript(shell: string | undefined): string {
  if (shell === 'bash') return bash();
  if (shell === 'zsh') return zsh();
  if (shell === 'fish') return fish();
  throw new UsageError('Completion scripts are there for bash, zsh and fish: whoosh completion bash');
}

const flagsOf = (command: CommandName): string => COMMANDS[command].flags.map((name) => `--${name}`).join(' ');
const choicesOf = (name: keyof typeof FLAGS): readonly string[] => (FLAGS[name] as Choices).choices ?? [];
const flagNames = Object.keys(FLAGS) as (keyof typeof FLAGS)[];

function bash(): string {
  const values = flagNames
    .filter((name) => choicesOf(name).length > 0)
    .map((name) => `    --${name}) COMPREPLY=($(compgen -W '${choicesOf(name).join(' ')}' -- "$word")); return ;;`);
  const cases = COMMAND_NAMES.map((name) => {
    const words = name === 'completion' ? `${flagsOf(name)} ${SHELLS}` : flagsOf(name);
    return `    ${name}) COMPREPLY=($(compgen -W '${words}' -- "$word")) ;;`;
  });
  return `# eval "$(whoosh completion bash)"
_whoosh() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W '${COMMAND_NAMES.join(' ')}' -- "$word")); return; fi
  case "$before" in
${values.join('\n')}
    ${[...FILES].map((name) => `--${name}`).join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
}
complete -o default -F _whoosh whoosh
`;
}

function zsh(): string {
  const valueOf = (name: keyof typeof FLAGS): string => {
    if (FILES.has(name)) return '_files';
    return choicesOf(name).length > 0 ? `(${choicesOf(name).join(' ')})` : ' ';
  };
  const flag = (name: keyof typeof FLAGS): string => {
    const takes = FLAGS[name].type === 'boolean' ? '' : `:${name}:${valueOf(name)}`;
    return `'--${name}[${FLAGS[name].meaning.replace(/[[\]:']/g, '')}]${takes}'`;
  };
  const cases = COMMAND_NAMES.map((name) => {
    const others = name === 'completion' ? `'1:shell:(${SHELLS})'` : "'*:file:_files'";
    return `    ${name}) _arguments ${COMMANDS[name].flags.map(flag).join(' ')} ${others} ;;`;
  });
  return `#compdef whoosh
# eval "$(whoosh completion zsh)"
_whoosh() {
  if (( CURRENT == 2 )); then compadd ${COMMAND_NAMES.join(' ')}; return; fi
  local command="$words[2]"
  shift words; (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _whoosh whoosh
`;
}

function fish(): string {
  const quote = (text: string): string => `'${text.replace(/'/g, "\\'")}'`;
  const lines = COMMAND_NAMES.flatMap((command) => [
    `complete -c whoosh -n __fish_use_subcommand -f -a ${command} -d ${quote(COMMANDS[command].meaning)}`,
    ...COMMANDS[command].flags.map((name) => {
      const takes =
        FLAGS[name].type === 'boolean'
          ? ''
          : FILES.has(name)
            ? ' -r'
            : ` -x${choicesOf(name).length > 0 ? ` -a '${choicesOf(name).join(' ')}'` : ''}`;
      const meaning = quote(FLAGS[name].meaning);
      return `complete -c whoosh -n '__fish_seen_subcommand_from ${command}' -l ${name}${takes} -d ${meaning}`;
    }),
  ]);
  return `# whoosh completion fish | source
${lines.join('\n')}
complete -c whoosh -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS}'
`;
}
