/** Scripts of line faults that a tester saved (FLT-4): each file of `scripts/` is replayed with every test run. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FaultScript } from '../../../src/domain/faults/faultScript.ts';

const FOLDER = path.join(import.meta.dirname, 'scripts');

/** By name of their files. */
export const SCRIPTS: readonly { readonly name: string; readonly script: FaultScript }[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => ({ name, script: FaultScript.parse(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))) }));
