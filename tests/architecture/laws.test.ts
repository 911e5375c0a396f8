/** The six laws over the whole tree, and over made-up trees in which each of them is broken: a law that finds nothing is none. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countDocstrings, DOCSTRING_FLOORS, docstringBreaches } from './laws/docstringLaw.ts';
import { functionLengthBreaches, LONGEST_FUNCTION } from './laws/functionLengthLaw.ts';
import { circleBreaches } from './laws/circleLaw.ts';
import { importBreaches } from './laws/importLaw.ts';
import { aliasBreaches } from './laws/aliasLaw.ts';
import { boundaryBreaches } from './laws/boundaryLaw.ts';
import { liveQueryBreaches } from './laws/liveQueryLaw.ts';
import { logBreaches } from './laws/logLaw.ts';
import { moduleStateBreaches, STATE_STILL } from './laws/moduleStateLaw.ts';
import { barrelBreaches, nameBreaches, openingBreaches } from './laws/namingLaw.ts';
import { purityBreaches } from './laws/purityLaw.ts';
import { below, readSourceTree, type SourceText } from './laws/sourceTree.ts';
import { crowdedWings, databaseRoomBreaches, storeyBreaches } from './laws/storeyLaw.ts';
import { parse } from './laws/syntax.ts';
import { wordingBreaches } from './laws/wordingLaw.ts';
import { zoneBreaches } from './laws/zoneLaw.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tree = readSourceTree(root, ['src', 'server', 'scripts', 'tests', 'e2e', 'bench']);
// Before the first law, whose time would not be its own.
for (const source of tree) parse(source);
const file = (name: string, text: string): SourceText => ({ path: name, text });
const whats = (breaches: readonly { what: string }[]) => breaches.map(({ what }) => what);

describe('the tree that is looked at', () => {
  it('has every layer in it', () => {
    for (const layer of ['src/domain/', 'src/db/', 'src/worker/', 'src/app/', 'server/', 'scripts/', 'tests/']) {
      expect(below(tree, layer).length, layer).toBeGreaterThan(0);
    }
  });
});

describe('law 3: no arrow points up', () => {
  it('holds', () => {
    expect(importBreaches(tree)).toEqual([]);
  });

  it.each([
    ['src/domain/a.ts', "import { b } from '../db/b.ts';", 'imports src/db/b.ts'],
    ['src/domain/a.ts', "import type { B } from '../worker/b.ts';", 'imports src/worker/b.ts'],
    ['src/domain/a.ts', "import Dexie from 'dexie';", 'imports dexie'],
    ['src/domain/a.ts', "const b = await import('node:fs');", 'imports node:fs'],
    ['src/copy/a.ts', "import { b } from '../app/kit/copy/b.ts';", 'imports src/app/kit/copy/b.ts'],
    ['src/worker/a.ts', "import { b } from '../copy/b.ts';", 'imports src/copy/b.ts'],
    ['src/db/a.ts', "export { b } from '../worker/b.ts';", 'imports src/worker/b.ts'],
    ['src/worker/a.ts', "import { b } from '../app/b.ts';", 'imports src/app/b.ts'],
    ['src/worker/a.ts', "import { useState } from 'react';", 'imports react'],
    ['src/app/a.tsx', "import { b } from '../db/ingest.ts';", 'imports src/db/ingest.ts'],
    [
      'src/app/a.tsx',
      "import { HanpanDatabase } from '../db/tables/database.ts';",
      'imports src/db/tables/database.ts',
    ],
    ['src/app/a.tsx', "import { PROTOCOL } from '../worker/contract.ts';", 'imports src/worker/contract.ts'],
    ['src/app/a.tsx', "import { b } from '../worker/streams/b.ts';", 'imports src/worker/streams/b.ts'],
    ['src/app/a.tsx', "import { callTable } from '../worker/callTable.ts';", 'imports src/worker/callTable.ts'],
    [
      'src/app/frame/link/a.ts',
      "import { b } from '../../../worker/commands/b.ts';",
      'imports src/worker/commands/b.ts',
    ],
    ['src/worker/a.ts', "import { b } from '../app/frame/link/b.ts';", 'imports src/app/frame/link/b.ts'],
    ['src/app/a.tsx', "import { readFile } from 'node:fs/promises';", 'imports node:fs'],
    ['server/a.ts', "import { b } from '../src/db/b.ts';", 'imports src/db/b.ts'],
    ['scripts/a.ts', "import { b } from '../tests/b.ts';", 'imports tests/b.ts'],
  ])('finds %s: %s', (name, text, what) => {
    expect(whats(importBreaches([file(name, text)]))).toEqual([what]);
  });

  it.each([
    ['src/app/a.tsx', "import type { HanpanDatabase } from '../db/tables/database.ts';"],
    ['src/app/a.tsx', "import { type Hello } from '../worker/contract.ts';"],
    ['src/app/frame/link/a.ts', "import { callTable } from '../../../worker/callTable.ts';"],
    ['src/app/frame/live-prices/a.ts', "import { pause } from '../../../worker/ports/clock.ts';"],
    ['src/app/a.tsx', "import { boardPage } from '../db/queries/board.ts';"],
    ['src/app/main.tsx', "import { HanpanDatabase } from '../db/tables/database.ts';"],
    ['server/a.ts', "import { b } from '../src/copy/b.ts';"],
    ['src/app/frame/copy/a.ts', "import { b } from '../../../copy/b.ts';"],
    ['server/a.ts', "import { Fixture } from '../src/domain/sports/fixture.ts';"],
  ])('allows %s: %s', (name, text) => {
    expect(importBreaches([file(name, text)])).toEqual([]);
  });
});

describe('law 3: storeys of the app and rooms of the database', () => {
  it('hold', () => {
    expect(storeyBreaches(tree)).toEqual([]);
    expect(crowdedWings(tree)).toEqual([]);
    expect(databaseRoomBreaches(tree)).toEqual([]);
  });

  it.each([
    ['src/app/kit/ui/A.tsx', "import { b } from '../../frame/link/b.ts';", 'imports src/app/frame/link/b.ts'],
    [
      'src/app/frame/link/a.ts',
      "const b = await import('../../service/messages/B.tsx');",
      'imports src/app/service/messages/B.tsx',
    ],
    [
      'src/app/sports/home/A.tsx',
      "import { b } from '../../bets/bet-slip/b.ts';",
      'imports src/app/bets/bet-slip/b.ts',
    ],
    ['src/app/sports/home/A.tsx', "import { b } from '../../shell/layout/b.ts';", 'imports src/app/shell/layout/b.ts'],
    ['src/app/shell/layout/A.tsx', "import { b } from '../../App.tsx';", 'imports src/app/App.tsx'],
    ['src/app/screens/A.tsx', '', 'stands on no storey'],
  ])('finds %s: %s', (name, text, what) => {
    expect(whats(storeyBreaches([file(name, text)]))).toEqual([what]);
  });

  it.each([
    ['src/app/sports/home/A.tsx', "import { b } from '../../bets/face.ts';"],
    ['src/app/sports/home/A.tsx', "import { b } from '../odds-board/b.ts';"],
    ['src/app/shell/layout/A.tsx', "import { b } from '../../bets/bet-slip/b.ts';"],
    ['src/app/main.tsx', "import { b } from './shell/layout/b.ts';"],
  ])('allows %s: %s', (name, text) => {
    expect(storeyBreaches([file(name, text)])).toEqual([]);
  });

  it.each([
    ['src/db/tables/a.ts', "import { b } from '../ingest/b.ts';", 'imports src/db/ingest/b.ts'],
    ['src/db/queries/a.ts', "import { b } from '../ingest/b.ts';", 'imports src/db/ingest/b.ts'],
    ['src/db/a.ts', '', 'lies in no room'],
  ])('finds %s: %s', (name, text, what) => {
    expect(whats(databaseRoomBreaches([file(name, text)]))).toEqual([what]);
  });

  it('finds a wing with ten rooms', () => {
    const wing = (rooms: number) =>
      Array.from({ length: rooms }, (_, room) => file(`src/app/money/room-${room}/A.tsx`, ''));
    expect(whats(crowdedWings(wing(10)))).toEqual(['10 rooms']);
    expect(crowdedWings(wing(9))).toEqual([]);
  });
});

describe('law 2: the domain knows nothing', () => {
  it('holds', () => {
    expect(purityBreaches(tree)).toEqual([]);
  });

  it.each([
    ['Date.now()', 'Date.now'],
    ['new Date()', 'new Date()'],
    ['Math.random()', 'Math.random'],
    ['performance.now()', 'performance'],
    ['setTimeout(() => 1, 2)', 'setTimeout'],
    ["fetch('/api')", 'fetch'],
    ['globalThis', 'globalThis'],
  ])('finds %s', (code, what) => {
    expect(whats(purityBreaches([file('src/domain/a.ts', `export const a = ${code};`)]))).toEqual([what]);
  });

  it('leaves comments, strings, other folders and a given time alone', () => {
    const text = "// Date.now()\nexport const a = 'Math.random'; export const b = (now: number) => new Date(now);";
    expect(purityBreaches([file('src/domain/a.ts', text), file('src/worker/a.ts', 'Date.now()')])).toEqual([]);
  });
});

describe('law 5: sentences live in copy', () => {
  it('holds', () => {
    expect(wordingBreaches(tree)).toEqual([]);
  });

  it('finds a Korean letter in code and in comments, and not in copy', () => {
    const text = 'const a = 1;\n// 무';
    expect(whats(wordingBreaches([file('src/app/bets/bet-slip/BetSlip.tsx', text)]))).toEqual(['line 2: // 무']);
    expect(whats(wordingBreaches([file('server/session/loginRoute.ts', text)]))).toEqual(['line 2: // 무']);
    const free = ['src/app/kit/copy/labels.ts', 'server/session/copy.ts', 'server/house/copy/a.ts', 'server/feed/a.ts'];
    expect(wordingBreaches(free.map((name) => file(name, text)))).toEqual([]);
  });
});

describe('P14: a live query keeps nothing', () => {
  it('holds', () => {
    expect(liveQueryBreaches(tree)).toEqual([]);
  });

  it.each([
    ['src/worker/a.ts', "import { liveQuery } from 'dexie';", 'the library’s live query'],
    ['src/worker/a.ts', "import Dexie, {\n  type Table,\n  liveQuery,\n} from 'dexie';", 'the library’s live query'],
    ['src/app/a.ts', "import { useLiveQuery } from 'dexie-react-hooks';", 'the library’s live query'],
    ['src/db/a.ts', "import Dexie from 'dexie';\nDexie.liveQuery(() => 1);", 'the library’s live query'],
    ['src/db/queries/a.ts', 'const a = (db) => db.log.count();', 'a table nobody is told of'],
  ])('finds in %s: %s', (path, text, what) => {
    expect(whats(liveQueryBreaches([file(path, text)]))).toEqual([what]);
  });

  it('leaves our own alone', () => {
    const text =
      "import { liveQuery } from '../../db/queries/liveQuery.ts';\nimport { useObservable } from 'dexie-react-hooks';";
    expect(liveQueryBreaches([file('src/app/frame/link/useLive.ts', text)])).toEqual([]);
  });
});

describe('an alias is the same on both stores', () => {
  it('holds', () => {
    expect(aliasBreaches(tree)).toEqual([]);
  });

  it('finds capitals without quotes, and leaves those in quotes alone', () => {
    const text = 'SELECT bet_id AS betId, fixture_id AS "fixtureId", settlement AS settlement FROM bets AS b';
    expect(whats(aliasBreaches([file('server/a.ts', text)]))).toEqual(['the alias betId without quotes']);
  });
});

describe('P15: what waits for a part holds it alone', () => {
  it('holds', () => {
    expect(boundaryBreaches(tree)).toEqual([]);
  });

  it.each([
    ['<Suspense fallback={null}>\n{a ? <A /> : null}\n{b ? <B /> : null}\n</Suspense>', '2 in one boundary'],
    ['<Suspense><><A /><B /><C /></></Suspense>', '3 in one boundary'],
  ])('finds %s', (text, what) => {
    expect(whats(boundaryBreaches([file('src/app/a.tsx', `const a = ${text};`)]))).toEqual([what]);
  });

  it('leaves one, a choice of several and a list alone', () => {
    const text =
      'const a = <Suspense>\n{/* One. */}\n{a ? <A /> : <B />}\n</Suspense>;\nconst b = <Suspense>{all.map(one)}</Suspense>;';
    expect(boundaryBreaches([file('src/app/a.tsx', text)])).toEqual([]);
  });
});

describe('one way to the event log', () => {
  it('holds', () => {
    expect(logBreaches(tree)).toEqual([]);
  });

  it.each([
    ['src/db/ingest/a.ts', 'const a = (db) => db.log.toArray();', 'a table of the log'],
    ['src/db/care/a.ts', "const a = (theirs) => theirs.snapshots.get('bets');", 'a table of the log'],
    ['src/worker/a.ts', "const a = (db) => db.table('log').clear();", 'a table of the log'],
    ['src/db/ingest/a.ts', 'const { snapshots } = db;', 'a table of the log'],
    [
      'src/db/ingest/a.ts',
      "import { packEvents } from '../packing/packEvents.ts';",
      'imports src/db/packing/packEvents.ts',
    ],
    ['src/db/queries/a.ts', "import { readLog } from '../log/logRecords.ts';", 'imports src/db/log/logRecords.ts'],
  ])('finds in %s: %s', (path, text, what) => {
    expect(whats(logBreaches([file(path, text)]))).toEqual([what]);
  });

  it('leaves the port, its room and reports to operators alone', () => {
    const port =
      "import { feedLog } from '../log/eventLog.ts';\nawait feedLog(db).read(1, 2, take);\ndeps.log.warn('x');";
    expect(logBreaches([file('src/db/ingest/a.ts', port), file('src/db/log/a.ts', 'db.log.clear();')])).toEqual([]);
  });
});

describe('no function is longer than a screen', () => {
  const statements = (count: number) => 'a();\n'.repeat(count);
  const name = 'src/worker/a.ts';

  it('holds', () => {
    expect(functionLengthBreaches(tree)).toEqual([]);
  });

  it.each([
    ['function long() {\n', '}', 'long'],
    ['export const long = async () => {\n', '};', 'long'],
    ['export default {\n  async long() {\n', '} };', 'long'],
    ['export const a = { long: function () {\n', '} };', 'long'],
    ['class A { get long() {\n', 'return 1; } }', 'long'],
    ['class A { constructor() {\n', '} }', 'constructor'],
    ['run(() => {\n', '});', 'anonymous'],
  ])('finds %j', (before, after, called) => {
    const text = (count: number) => before + statements(count) + after;
    const found = functionLengthBreaches([file(name, text(LONGEST_FUNCTION - 1))]);
    expect(whats(found)).toEqual([`${called} has ${LONGEST_FUNCTION + 1} lines`]);
    expect(functionLengthBreaches([file(name, text(LONGEST_FUNCTION - 2))])).toEqual([]);
  });

  it('counts what stands within', () => {
    const small = `const inner = () => {\n${statements(40)}};\n`;
    expect(whats(functionLengthBreaches([file(name, `function long() {\n${small}${small}}`)]))).toEqual([
      'long has 86 lines',
    ]);
  });

  it('leaves tests and type signatures alone', () => {
    const long = `function long() {\n${statements(90)}}`;
    expect(functionLengthBreaches([file('tests/a.ts', long), file('e2e/a.spec.ts', long)])).toEqual([]);
    expect(
      functionLengthBreaches([file(name, `type A = (\n${'  // and so on\n'.repeat(90)}  a: number,\n) => void;`)]),
    ).toEqual([]);
  });
});

describe('no state at module level', () => {
  const name = 'src/worker/a.ts';

  it('holds', () => {
    expect(moduleStateBreaches(tree, STATE_STILL)).toEqual([]);
  });

  it.each([
    'let state = 1;',
    'export let state: number | undefined;',
    'const state = new Map<string, number>();\nexport const note = () => state.set("a", 1);',
    'const state = new Set<string>();\nexport function note() { state.add("a"); }',
    'const state: string[] = [];\nexport const note = () => state.push("a");',
    'const state = { count: 0 };\nexport const note = () => { state.count += 1; };',
    'const state = { count: 0 };\nexport const note = () => { state.count++; };',
    'const state: Record<string, number> = {};\nexport const note = (key: string) => { delete state[key]; };',
  ])('finds %j', (text) => {
    const found = moduleStateBreaches([file(name, text)], []);
    expect(whats(found)).toEqual(['state is state of the module']);
    expect(moduleStateBreaches([file(name, text)], [`${name} state`])).toEqual([]);
  });

  it.each([
    'const table = new Map([["a", 1]]);\nexport const of = (key: string) => table.get(key);',
    'export function create() { let state = 1; const held = new Map(); held.set("a", state); return () => { state += 1; }; }',
    'const known = new WeakMap<object, number>();\nexport const note = (key: object) => known.set(key, 1);',
  ])('allows %j', (text) => {
    expect(moduleStateBreaches([file(name, text)], [])).toEqual([]);
  });

  it('finds a name of the list that is no state any more', () => {
    expect(whats(moduleStateBreaches([], [`${name} state`]))).toEqual(['state is no state any more']);
  });
});

describe('no circles of imports', () => {
  const chain = (...steps: readonly string[]) =>
    steps.map((step) => {
      const [from = '', to = '', kind = ''] = step.split(' ');
      return file(
        `src/domain/${from}.ts`,
        to === '' ? '' : `import ${kind}{ a } from './${to}.ts';\nexport const ${from} = a;`,
      );
    });

  it('holds', () => {
    expect(circleBreaches(tree)).toEqual([]);
  });

  it('finds one of two files, of values or types, and one of three that another leads to', () => {
    expect(whats(circleBreaches(chain('a b', 'b a')))).toEqual([
      'is in a circle by src/domain/b.ts',
      'is in a circle by src/domain/a.ts',
    ]);
    expect(circleBreaches(chain('a b type', 'b a type'))).toHaveLength(2);
    expect(circleBreaches(chain('d a', 'a b', 'b c type', 'c a', 'e'))).toHaveLength(3);
  });

  it('allows ways that meet again', () => {
    expect(circleBreaches(chain('a b', 'b c', 'd c', 'c'))).toEqual([]);
  });
});

describe('SES-15: times of the screens are Seoul’s', () => {
  it('holds', () => {
    expect(zoneBreaches(tree)).toEqual([]);
  });

  it.each([
    ['new Date(at).toLocaleString("ko-KR")', 'toLocaleString'],
    ['new Date(at).toLocaleDateString()', 'toLocaleDateString'],
    ['new Date(at).toLocaleTimeString([], { timeZone: "UTC" })', 'toLocaleTimeString'],
    ['new Intl.DateTimeFormat("ko-KR").format(at)', 'DateTimeFormat'],
    ['new Date(at).getHours()', 'getHours'],
    ['new Date(at).toTimeString()', 'toTimeString'],
    ['new Date(at).toISOString()', 'toISOString'],
  ])('finds %s', (code, what) => {
    expect(whats(zoneBreaches([file('src/app/a.tsx', `export const a = (at: number) => ${code};`)]))).toEqual([what]);
  });

  it('finds the browser’s zone in the clockwork itself', () => {
    const text = 'const a = new Date(0); export const b = [a.getUTCHours(), a.toISOString(), a.getHours()];';
    expect(whats(zoneBreaches([file('src/app/kit/copy/time.ts', text)]))).toEqual(['getHours']);
  });

  it.each([
    ['src/app/a.tsx', 'new Intl.DateTimeFormat("ko-KR", { timeZone: "Asia/Seoul" }).format(0)'],
    ['src/app/a.tsx', 'new Date(0).toLocaleString("ko-KR", { timeZone: "Asia/Seoul" })'],
    ['src/app/a.tsx', 'new Date().getTime()'],
    ['server/a.ts', 'new Date(0).toISOString()'],
  ])('allows %s: %s', (name, code) => {
    expect(zoneBreaches([file(name, `export const a = ${code};`)])).toEqual([]);
  });
});

describe('law 1: names', () => {
  it('says something in every folder and file', () => {
    expect(nameBreaches(tree)).toEqual([]);
  });

  it.each(['src/app/utils/a.ts', 'src/db/helpers.ts', 'server/common/a.ts', 'src/worker/types.ts', 'src/app/index.ts'])(
    'finds %s',
    (name) => {
      expect(nameBreaches([file(name, '')])).toHaveLength(1);
    },
  );

  it('finds a folder or a file of another case', () => {
    expect(nameBreaches([file('src/app/betSlip/BetSlip.tsx', '')])).toHaveLength(1);
    expect(nameBreaches([file('src/app/bets/bet-slip/bet_slip.tsx', '')])).toHaveLength(1);
    expect(nameBreaches([file('src/app/bets/bet-slip/BetSlip.css.ts', ''), file('e2e/bet-slip.spec.ts', '')])).toEqual(
      [],
    );
  });

  it('has no barrels', () => {
    expect(barrelBreaches(tree)).toEqual([]);
    expect(barrelBreaches([file('src/app/a.ts', "export * from './b.ts';\nexport { c } from './c.ts';")])).toHaveLength(
      1,
    );
    expect(barrelBreaches([file('src/app/a.ts', "export * from './b.ts';\nexport const d = 1;")])).toEqual([]);
  });

  it('opens every file with what it is for', () => {
    expect(openingBreaches(tree)).toEqual([]);
    expect(openingBreaches([file('src/app/a.ts', "import 'x';\n/** Late. */")])).toHaveLength(1);
  });
});

describe('docstrings', () => {
  const bare = 'export function a() {}\nexport interface B {}\n';
  const told = '/** Why it is. */\nexport const C = z.string();\nexport type C = z.infer<typeof C>;\n';

  it('explain as many exported names of each layer as its floor asks for', () => {
    expect(docstringBreaches(tree, DOCSTRING_FLOORS)).toEqual([]);
  });

  it('count a schema and its type as one, and what opens a file as nobody’s', () => {
    const opened = `/** Which question this answers. */\nimport { z } from 'zod';\n${bare}${told}`;
    expect(countDocstrings([file('src/db/a.ts', opened)], 'src/db')).toEqual({
      exported: 3,
      bare: ['src/db/a.ts a', 'src/db/a.ts B'],
    });
  });

  it('are missed where too few are, and ask for a higher floor where many are', () => {
    const found = (text: string, floor: number) =>
      whats(docstringBreaches([file('src/db/a.ts', text)], { 'src/db': floor }));
    expect(found(bare + told, 50)).toEqual([
      '1 of 3 exported names are explained, 33.3 %, not 50: src/db/a.ts a, src/db/a.ts B',
    ]);
    expect(found(told, 50)).toEqual(['1 of 1 exported names are explained, 100.0 %: raise its floor of 50']);
    expect(found(told, 98)).toEqual([]);
  });
});
