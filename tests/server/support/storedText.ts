/** Everything a data directory holds, as one text: for what must not be in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function storedText(dataDir: string): string {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('');
}
