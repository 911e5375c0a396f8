/**
 * `npm start`: builds the site if it has to, then runs the origin in this process.
 *
 * Arguments (`--seed N`, `--recording FILE`, `--speed N`) and `PORT` and `HANPAN_DATA` are the origin's own; see `server/main.ts`.
 */
import path from 'node:path';
import { freshSite } from './build/freshSite.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  await freshSite(root, (line) => {
    console.log(line);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(new URL('../server/main.ts', import.meta.url).href);
