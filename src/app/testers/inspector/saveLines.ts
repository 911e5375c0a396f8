/** Lines as a file on this machine: a JSON line each. */
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';
import { giveText } from './giveText.ts';

export function saveLines(lines: readonly LogLine[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`);
  giveText(text, 'events.ndjson', 'application/x-ndjson');
}
