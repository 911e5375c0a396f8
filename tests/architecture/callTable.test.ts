/** The call table (decision 0074): docs/API.md says what it says, no two rows are one call, and nothing is routed beside it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writtenAnew } from '../../scripts/api/apiDocument.ts';
import { nounOf, readCallTable } from '../../scripts/api/callTable.ts';
import { schemaText } from '../../scripts/api/schemaText.ts';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import { routeBreaches } from './laws/routeLaw.ts';
import { readSourceTree } from './laws/sourceTree.ts';

const root = path.resolve(import.meta.dirname, '../..');
const table = await readCallTable(root);
const rows = table.flatMap((noun) => noun.rows);
const document = readFileSync(path.join(root, 'docs/API.md'), 'utf8');

describe('docs/API.md', () => {
  it('is what `npm run api` writes', () => {
    expect(writtenAnew(document, table)).toBe(document);
  });

  it('is another once a call is', () => {
    const renamed = table.map((noun) => ({
      ...noun,
      rows: noun.rows.map((row) => ({ ...row, call: { ...row.call, path: `${row.call.path}/x` } as HttpCall })),
    }));
    expect(writtenAnew(document, renamed)).not.toBe(document);
    expect(() => writtenAnew('# API', table)).toThrow('has no');
  });
});

describe('the call table', () => {
  it('has every call once', () => {
    const calls = rows.map(({ call }) => `${call.method} ${call.path}`);
    expect(calls.length).toBeGreaterThan(40);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('names in `params` what stands in the path, and nothing else', () => {
    for (const { name, call } of rows) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
      const declared = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
      expect([name, declared]).toEqual([name, inPath]);
    }
  });

  it('takes no row that says nothing of itself, and nothing that is no row', () => {
    const call = { method: 'GET', path: '/x', caller: 'visitor', answer: null } as const;
    const text = '/** Calls of x. */\n/** Asks. @ours */\nexport const xCall = 1;\nexport const other = 2;';
    expect(nounOf('x', text, { xCall: call })).toEqual({
      noun: 'x',
      about: 'Calls of x.',
      rows: [{ name: 'xCall', call, about: 'Asks.', isOurs: true }],
    });
    expect(() => nounOf('x', 'export const xCall = 1;', { xCall: call })).toThrow('nothing is written above xCall');
  });
});

describe('CALL-5: no call beside the table', () => {
  it('CALL-5 holds', () => {
    expect(routeBreaches(readSourceTree(root, ['server']))).toEqual([]);
  });

  it.each([
    ["app.get('/x', () => 1);", 'get /x'],
    ["app.post<{ Body: string }>('/x', () => 1);", 'post /x'],
    ["app.route({ method: 'GET', url: '/x' });", 'route'],
  ])('CALL-5 finds %s', (text, what) => {
    expect(routeBreaches([{ path: 'server/a.ts', text }])).toEqual([{ path: 'server/a.ts', what }]);
  });

  it('leaves a map and its keys alone', () => {
    expect(routeBreaches([{ path: 'server/a.ts', text: "map.get('x'); headers.get(name);" }])).toEqual([]);
  });
});

it.each([
  [z.object({ a: z.string(), b: z.number().optional() }), '{a: string, b?: number}'],
  [z.union([z.literal(0), z.literal(1)]), '0 | 1'],
  [z.array(z.enum(['x', 'y'])), '["x" | "y"]'],
  [z.looseObject({ a: z.int() }), '{a: integer, …}'],
  [z.record(z.string(), z.boolean()), '{[key]: boolean}'],
  [z.object({ [`long${'g'.repeat(200)}`]: z.string() }), `{long${'g'.repeat(200)}}`],
] as const)('reads a schema as %#', (schema, text) => {
  expect(schemaText(schema, 'output')).toBe(text);
});
