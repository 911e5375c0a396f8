/** Where the data of a house lies for a command: where it is told, else where the origin has it. */
import path from 'node:path';

/** @param given with `--data` */
export const dataDirectory = (given: string | undefined): string =>
  path.resolve(given ?? process.env['HANPAN_DATA'] ?? '.hanpan');
