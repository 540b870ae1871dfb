import { parseArgs } from 'node:util'
import { nearMiss } from '../fields/near-miss.ts'
import { own } from '../fields/own.ts'
import { spoken } from '../spoken/spoken.ts'

/** A command was called incorrectly. The message is for the owner, without a stack trace. */
export class UsageError extends Error {}

/** Options of every command. */
export const EVERYWHERE = {
  help: { type: 'boolean', short: 'h' },
  debug: { type: 'boolean' },
  lang: { type: 'string' },
} as const

type ParsedOptions = { values: Readonly<Record<string, string | boolean | undefined>>; words: string[] }

/**
 * Parses the arguments of a command.
 * @param names the options of the command, each with the type of its value
 * @param takesWords whether the command has an argument without a name
 * @throws UsageError in the language of the run (`parseArgs` reports in English only), with the option that was probably meant
 */
export function parseOptions(
  names: Readonly<Record<string, 'string' | 'boolean'>>,
  args: readonly string[],
  takesWords: boolean,
): ParsedOptions {
  const { help } = spoken()
  const ofCommand = Object.entries(names).map(([name, type]) => [name, { type }] as const)
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
    ...EVERYWHERE,
    ...Object.fromEntries(ofCommand),
  }
  const { values, positionals, tokens } = parseArgs({
    ...{ args: [...args], options, strict: false, tokens: true, allowPositionals: true },
  })
  for (const token of tokens) {
    if (token.kind === 'positional' && !takesWords) throw new UsageError(help.unexpectedWord(token.value))
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const type = own(options, name)?.type
    if (type === undefined) {
      const near = nearMiss(name, Object.keys(options))
      throw new UsageError(help.unknownOption(rawName, near === null ? null : `--${near}`))
    }
    // A value that begins with a hyphen is rather the next option. `--option=-value` says that it is none.
    if (type === 'string' && (value === undefined || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(help.valueMissing(rawName))
    if (type === 'boolean' && value !== undefined) throw new UsageError(help.valueUnexpected(rawName))
  }
  return { values: values as ParsedOptions['values'], words: positionals }
}
