/** Real recordings of the exchange, whole, through the reader. */
import { describe, expect, test } from 'vitest';
import { createBetfairReader } from '../../../../server/feed/betfair/betfairReader.ts';
import type { FeedReport } from '../../../../server/feed/feed.ts';
import { readLines } from '../../../../server/feed/recording/readLines.ts';
import { createCollectingSink } from '../collectingSink.ts';
import { recordedSample } from '../recordedSamples.ts';

async function readAll(file: string) {
  const reader = createBetfairReader();
  const sink = createCollectingSink();
  const reports: FeedReport[] = [];
  /** Every stage the first fixture went through. */
  const path: string[] = [];
  let unread = 0;
  for await (const { text = '' } of readLines(file)) {
    const reading = reader.read(text);
    if (reading.kind !== 'reports') unread += 1;
    else {
      await sink.deliver(reading.reports);
      reports.push(...reading.reports);
      const [fixture] = sink.fixtures.values();
      if (fixture === undefined) continue;
      // Withdrawn runners are settled from the start and say nothing of the market.
      const statuses = [...fixture.markets.values()]
        .flatMap((market) => [...market.values()])
        .filter(({ settlement }) => settlement !== -1)
        .map(({ status }) => status);
      const market = statuses.find((status) => status === 'open') ?? statuses[0] ?? 'empty';
      const step = `${fixture.facts.status} ${market}`;
      if (path.at(-1) !== step) path.push(step);
    }
  }
  return { sink, reports, path, unread };
}

const race = recordedSample('betfair-stream-1.185781277/1.185781277.bz2');
const football = recordedSample('betfair-stream-1.242971311/1.242971311.bz2');
const cricket = recordedSample('betfair-cricket-odds-and-scores-1.200806927/1.200806927.gz');

describe('recorded markets', () => {
  test.skipIf(race.isAbsent)(
    `BF-X1: the race opens, moves, suspends, goes in play, suspends, and closes with one winner${race.note}`,
    async () => {
      const { sink, reports, path, unread } = await readAll(race.file);
      expect(unread).toBe(0);
      expect(path).toEqual([
        'scheduled open',
        'scheduled suspended',
        'inPlay open',
        'inPlay suspended',
        'finished settled',
      ]);

      const runners = [...(sink.fixtures.get('1.185781277')?.markets.get('274|')?.values() ?? [])];
      expect(runners).toHaveLength(17);
      expect(runners.filter((runner) => runner.settlement === 2)).toHaveLength(1);
      expect(runners.filter((runner) => runner.settlement === 1)).toHaveLength(13);
      expect(runners.filter((runner) => runner.settlement === -1)).toHaveLength(3);
      const moves = reports
        .flatMap((report) => (report.kind === 'market' ? report.selections : []))
        .filter(({ odds }) => odds !== null);
      expect(moves.length).toBeGreaterThan(1_000);
    },
  );

  test.skipIf(football.isAbsent)(
    `BF-X2: 200 football markets of one subscription become 140 fixtures with 4,380 selections${football.note}`,
    async () => {
      const { sink, unread } = await readAll(football.file);
      expect(unread).toBe(0);
      expect(sink.fixtures.size).toBe(140);
      const lines = [...sink.fixtures.values()].flatMap((fixture) => [...fixture.markets.entries()]);
      expect(lines.filter(([key]) => key === '1|')).toHaveLength(140);
      expect(lines.reduce((sum, [, selections]) => sum + selections.size, 0)).toBe(4_380);
      for (const [key, selections] of lines) {
        const sides = [...selections.values()].map((selection) => selection.side).toSorted();
        expect(sides, key).toEqual(key === '1|' ? ['away', 'draw', 'home'] : ['away', 'home']);
      }
    },
  );

  test.skipIf(cricket.isAbsent)(
    `BF-X3: a cricket match without a draw closes with one winner${cricket.note}`,
    async () => {
      const { sink, unread } = await readAll(cricket.file);
      expect(unread).toBe(0);
      const fixture = sink.fixtures.get('31573045');
      expect(fixture?.facts).toMatchObject({ sportId: '452674', status: 'finished' });
      const settlements = [...(fixture?.markets.get('52|')?.values() ?? [])].map((selection) => selection.settlement);
      expect(settlements.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2]);
    },
  );
});
