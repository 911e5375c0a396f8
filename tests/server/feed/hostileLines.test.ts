/**
 * Two thousand mutated lines of each format: cut, flipped, of wrong types, huge, deep, foreign. No reader throws, what it tells is what the origin
 * accepts, and a sound line after it is read (TST-02, NET-05).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betfairFormat } from '../../../server/feed/betfair/betfairFormat.ts';
import { footballDataFormat } from '../../../server/feed/football-data/footballDataFormat.ts';
import { lsportsFormat } from '../../../server/feed/lsports/lsportsFormat.ts';
import { oddsApiFormat } from '../../../server/feed/odds-api/oddsApiFormat.ts';
import type { RecordingFormat } from '../../../server/feed/recording/feedReader.ts';
import { uofFormat } from '../../../server/feed/uof/uofFormat.ts';
import { FeedReportSchema } from '../../../server/ingest/feedReportSchema.ts';

const MUTANTS = 2_000;
const FOLDER = path.resolve(import.meta.dirname, '../../recordings');
const linesOf = (name: string) =>
  readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const BET = '{"Id":149383821811098946,"Name":"1","Status":1,"Price":"1.85","Line":"","BaseLine":""}';
const METADATA =
  '{"Sport":{"Id":6046,"Name":"Football"},"StartDate":"2024-05-06T10:00:00Z","Status":1,"Participants":[{"Id":1,"Name":"A","Position":"1"},{"Id":2,"Name":"B","Position":"2"}]}';
const LSPORTS = [
  `{"Header":{"Type":1,"ServerTimestamp":1691049225443},"Body":{"Events":[{"FixtureId":11,"Fixture":${METADATA}}]}}`,
  `{"Header":{"Type":3,"ServerTimestamp":1691049225444},"Body":{"Events":[{"FixtureId":11,"Markets":[{"Id":1,"Name":"1X2","Bets":[${BET}]}]}]}}`,
  '{"Header":{"Type":2,"ServerTimestamp":1691049225445},"Body":{"Events":[{"FixtureId":11,"Livescore":{"Scoreboard":{"Status":2,"CurrentPeriod":10,"Time":"60","Results":[{"Position":"1","Value":"1"}]}}}]}}',
  '{"Header":{"Type":31,"ServerTimestamp":1691049225446},"Body":{"KeepAlive":{"ActiveEvents":[11]}}}',
  `{"Body":[{"FixtureId":12,"Fixture":${METADATA},"Markets":[{"Id":1,"Name":"1X2","Bets":[${BET}]}]}]}`,
];

interface Subject {
  readonly format: RecordingFormat;
  readonly lines: readonly string[];
}

const SUBJECTS: readonly Subject[] = [
  { format: betfairFormat, lines: linesOf('betfair-database/1.223716981') },
  { format: lsportsFormat, lines: LSPORTS },
  { format: uofFormat, lines: linesOf('uof/match.xml') },
  { format: oddsApiFormat, lines: linesOf('odds-api/snapshots.ndjson') },
  { format: footballDataFormat, lines: linesOf('football-data/2018-2019EPL20games.csv') },
];

const FOREIGN = [
  '',
  '\u0000',
  '\uFEFF',
  'null',
  '[]',
  '{}',
  '"text"',
  '1e999',
  '<html><body>502</body></html>',
  '{"op":"mcm","pt":1,"mc":[{"id":"1.1","marketDefinition":null}]}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '<odds_change>'.repeat(2_000),
  ','.repeat(5_000),
];
const VALUES = [
  'null',
  '-1',
  '1e308',
  '9'.repeat(400),
  '"',
  '[]',
  '{}',
  'true',
  '"\\u0000"',
  `"${'x'.repeat(5_000)}"`,
  'NaN',
  '__proto__',
];

type Mutation = readonly [how: 'cut' | 'flip' | 'type' | 'twice' | 'foreign', where: number, what: number];

function mutated(line: string, [how, where, what]: Mutation): string {
  const at = where % (line.length + 1);
  switch (how) {
    case 'cut':
      return what % 2 === 0 ? line.slice(0, at) : line.slice(at);
    case 'flip':
      return (
        line.slice(0, at) + String.fromCharCode((line.charCodeAt(at) || 0) ^ (1 << (what % 7))) + line.slice(at + 1)
      );
    case 'type': {
      // A value of its own kind's place: after the next colon, comma or equals sign.
      const from = line.slice(at).search(/[:,=]/) + at + 1;
      const rest = line.slice(from).search(/[,}\]>]/);
      return line.slice(0, from) + (VALUES[what % VALUES.length] ?? '') + (rest < 0 ? '' : line.slice(from + rest));
    }
    case 'twice':
      return line.slice(0, at) + line.slice(what % (line.length + 1));
    case 'foreign':
      return FOREIGN[what % FOREIGN.length] ?? '';
  }
}

const mutation = fc.tuple(
  fc.constantFrom('cut' as const, 'flip' as const, 'type' as const, 'twice' as const, 'foreign' as const),
  fc.nat(1_000_000),
  fc.nat(1_000_000),
);

describe('hostile lines', () => {
  test.for(SUBJECTS)(
    'TST-02 $format.name: a mutated line throws nothing, tells nothing that is unfit, and the next one is read',
    ({ format, lines }) => {
      let reader = format.createReader();
      let unreadable = 0;
      fc.assert(
        fc.property(fc.nat(lines.length - 1), mutation, (index, how) => {
          const line = mutated(lines[index] ?? '', how);
          format.recognises(line);
          const stamp = format.stampOf(line);
          expect(stamp === undefined || Number.isFinite(stamp)).toBe(true);
          const reading = reader.read(line);
          if (reading.kind === 'unreadable') {
            unreadable += 1;
            expect(reading.detail).not.toBe('');
          }
          const reports = reading.kind === 'ignored' ? [] : reading.reports;
          for (const report of reports) {
            const parsed = FeedReportSchema.safeParse(report);
            if (!parsed.success)
              throw new Error(
                `${line.slice(0, 300)} → ${JSON.stringify(parsed.error.issues[0])} ${JSON.stringify(report).slice(0, 300)}`,
              );
          }
        }),
        { numRuns: MUTANTS, seed: 20_260_301 },
      );
      expect(unreadable).toBeGreaterThan(MUTANTS / 10);
      // Whatever came before it, a whole recording is read as it would be alone, save what is left of a line that had no end.
      reader = format.createReader();
      for (const line of FOREIGN) reader.read(line);
      const after = lines.map((line) => reader.read(line));
      reader = format.createReader();
      const alone = lines.map((line) => reader.read(line));
      expect(after.slice(1)).toEqual(alone.slice(1));
    },
  );
});
