/** `npm run check`: types, lint, format, boundaries and dead code. Every step runs; the exit code says whether all passed. */
import path from 'node:path';
import { runChecks } from './check/runChecks.ts';
import { closingLine, isGreen } from './totals/totals.ts';

const totals = await runChecks(path.resolve(import.meta.dirname, '..'), (line) => {
  console.log(line);
});
console.log(closingLine(totals));
process.exitCode = isGreen(totals) ? 0 : 1;
