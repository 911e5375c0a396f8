/**
 * The command line of the project's own commands: `--help` tells the usage, and what cannot be read ends in one sentence and the usage.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionsOf = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<Options extends OptionsOf> = ReturnType<typeof parseArgs<{ options: Options }>>['values'];

const HELP = { help: { type: 'boolean' } } as const;

/**
 * Reads the options this process was started with, or ends it: with 0 after `--help`, with 2 after what cannot be read.
 *
 * @param usage one line a form of the command
 * @param read what the options mean; what it throws is said without a stack
 * @param args all that this process was given, unless a command passes some of it on
 */
export function readCommandLine<const Options extends OptionsOf, Read>(
  usage: string,
  options: Options,
  read: (values: ValuesOf<Options>) => Read,
  args: readonly string[] = process.argv.slice(2),
): Read {
  try {
    const { values } = parseArgs({ args: [...args], options: { ...options, ...HELP } });
    if (!('help' in values)) return read(values);
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return process.exit(2);
  }
}

/** @throws RangeError unless the text is a whole number from `least` to `most`; `_` may part its digits */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text.replaceAll('_', ''));
  if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new RangeError(`${option} must be a whole number from ${least} to ${most}, not "${text}"`);
}

/** @throws RangeError unless the text is one of the names */
export function oneOf<Name extends string>(option: string, names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new RangeError(`${option} must be one of ${names.join(', ')}, not "${text}"`);
  return found;
}
