/** What became of each command, as a table that is printed at the end. */
import type { Try } from './tries.ts';

export interface Tried {
  readonly command: string;
  readonly node: string;
  /** `left out` where what it needs is not here. */
  readonly result: 'ok' | 'failed' | 'left out';
  readonly code: number | null;
  readonly seconds: number;
  /** Its last words, if it failed; what is missing, if it was left out. */
  readonly lastLine: string;
}

/** A command as a person types it. */
export const typed = ({ command, env }: Pick<Try, 'command' | 'env'>): string =>
  [...Object.entries(env ?? {}).map(([name, value]) => `${name}=${value}`), command].join(' ');

/** Markdown, so that it can be kept. */
export function resultTable(tried: readonly Tried[]): string {
  const rows = tried.map(({ command, node, result, code, seconds, lastLine }) =>
    [command, node, result === 'left out' ? result : `${code ?? 'stopped'}`, seconds.toFixed(0), lastLine].join(' | '),
  );
  return [
    '| command | Node | exit | s | last line |',
    '| --- | --- | ---: | ---: | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** What a command that failed said of it, cut to a table's width: its first error if one is named so, else its last words. */
export function lastLineOf(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.replaceAll('|', '¦').trim())
    .filter((line) => line !== '');
  const words =
    lines.find((line) => /\bFAIL\b|\bERROR\b|Error:/.test(line)) ?? lines.findLast((line) => /fail|cannot/i.test(line));
  return (words ?? lines.at(-1) ?? '').slice(0, 160);
}
