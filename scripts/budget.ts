/** `npm run budget`: how many bytes of script a page waits for, on a fresh build; fails above the limits of `firstLoad.ts`. */
import path from 'node:path';
import { firstLoad } from './suites/firstLoad.ts';
import { closingLine, isGreen } from './totals/totals.ts';

const say = (line: string) => {
  console.log(line);
};
const totals = await firstLoad(path.resolve(import.meta.dirname, '..'), say);
say(closingLine(totals));
process.exitCode = isGreen(totals) ? 0 : 1;
