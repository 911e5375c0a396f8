/** Who may make each call of the table, asked of a running origin (CALL-5). */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCallTable } from '../../../scripts/api/callTable.ts';
import type { HttpCall } from '../../../src/domain/calls/httpCall.ts';
import { callOrigin } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';

const table = await readCallTable(path.resolve(import.meta.dirname, '../../..'));
const calls = table.flatMap(({ rows }) => rows.map(({ call }) => call));
const pathOf = ({ path: pattern }: HttpCall) => pattern.replaceAll(/:\w+/g, 'x');
/** A body that no form takes. */
const bodyOf = ({ method }: HttpCall) => (method === 'POST' ? { nothing: true } : undefined);

describe('every call of the table', () => {
  it('CALL-5 is asked who may make it before what was sent is read', async () => {
    const origin = await openOrigin();
    for (const call of calls) {
      const { status } = await callOrigin(origin, call.method, pathOf(call), bodyOf(call));
      const asked = `${call.method} ${call.path}`;
      if (call.caller === 'visitor') expect([asked, status]).not.toEqual([asked, 401]);
      else expect([asked, status]).toEqual([asked, 401]);
      expect([asked, status]).not.toEqual([asked, 404]);
    }
  });
});
