/** One list of cases for every store: what the port promises holds on each of them. */
import { afterAll, beforeAll, describe } from 'vitest';
import { contradictionCases } from './contradictionCases.ts';
import { roundCases } from './roundCases.ts';
import { logCases } from './logCases.ts';
import { originCases } from './originCases.ts';
import { serverCases } from './serverCases.ts';
import { postgresKind, sqliteKind } from './storeKind.ts';
import { bookCases, schemaCases, unitCases } from './unitCases.ts';

const postgres = postgresKind();
const kinds = [
  { ...sqliteKind(), ownCases: () => undefined },
  {
    ...postgres,
    ownCases: () => {
      serverCases(postgres);
    },
  },
];

describe.each(kinds)('the store on $name', ({ lack, start, stop, newGround, ownCases }) => {
  const untried = lack === undefined ? '' : ` (not tried here: ${lack})`;
  describe.skipIf(lack !== undefined)(`keeps its promises${untried}`, () => {
    beforeAll(start);
    afterAll(stop);
    schemaCases(newGround);
    unitCases(newGround);
    bookCases(newGround);
    logCases(newGround);
    originCases(newGround);
    contradictionCases(newGround);
    roundCases(newGround);
    ownCases();
  });
});
