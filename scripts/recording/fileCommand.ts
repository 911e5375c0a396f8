/** What the commands about recordings have in common: files by place on the command line, an answer as text or JSON, an exit code. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { openFile, problemText, type OpenFile } from './files.ts';

/** 0: sound, and equal where two are compared. 1: not. 2: what was asked cannot be done. */
export type ExitCode = 0 | 1 | 2;

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface Asked {
  readonly files: readonly string[];
  readonly values: Values;
  readonly isJson: boolean;
}

/** An answer in both forms. */
export interface Answer {
  readonly code: ExitCode;
  readonly lines: readonly string[];
  readonly json: unknown;
}

/**
 * Runs a command and ends the process with its code.
 *
 * @param files how many it takes
 */
export async function fileCommand(
  usage: string,
  files: number,
  options: NonNullable<ParseArgsConfig['options']>,
  run: (asked: Asked) => Promise<Answer>,
): Promise<void> {
  try {
    const all = { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options: all, allowPositionals: true });
    const given: Values = values;
    if (given['help'] === true) {
      console.log(usage);
      return;
    }
    if (positionals.length !== files) throw new RangeError(`${files} file${files === 1 ? '' : 's'} to name`);
    const { code, lines, json } = await run({ files: positionals, values: given, isJson: given['json'] === true });
    console.log(given['json'] === true ? JSON.stringify(json) : lines.join('\n'));
    process.exitCode = code;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 2;
  }
}

/** Opens a recording and hands it over; tells why not where nothing of it can be read. */
export async function withFile(path: string, answerOf: (file: OpenFile) => Promise<Answer>): Promise<Answer> {
  const opened = await openFile(path);
  if (!opened.ok) {
    const problem = problemText(opened.failure);
    return { code: 1, lines: [`not a recording: ${problem}`], json: { problems: [opened.failure] } };
  }
  try {
    return await answerOf(opened.value);
  } finally {
    await opened.value.close();
  }
}
