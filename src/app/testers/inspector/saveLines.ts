/** Lines as a file on this machine: a JSON line each. */
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';

export function saveLines(lines: readonly LogLine[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`);
  const address = URL.createObjectURL(new Blob(text, { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'events.ndjson';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
