/**
 * `npm start`: builds the site if it has to, then runs the origin in this process.
 *
 * `--testers` is this script's own: the site with the inspector over every page and faults to switch on (`docs/inspector.md`).
 *
 * Arguments (`--seed N`, `--recording FILE`, `--speed N`) and `PORT` and `HANPAN_DATA` are the origin's own; see `server/main.ts`.
 */
import path from 'node:path';
import { freshSite } from './build/freshSite.ts';

const root = path.resolve(import.meta.dirname, '..');
const place = process.argv.indexOf('--testers');
if (place !== -1) {
  process.argv.splice(place, 1);
  process.env['HANPAN_TESTERS'] = '1';
}

try {
  await freshSite(
    root,
    (line) => {
      console.log(line);
    },
    place !== -1,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(new URL('../server/main.ts', import.meta.url).href);
