/** Bets of eight members over a line each, and the table of what became of them. */
import os from 'node:os';
import type { SteadyClock } from '../../src/worker/ports/clock.ts';
import { openLine } from '../../tests/support/line/lineProxy.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { markdownTable } from '../report/markdown.ts';
import { quantile } from '../report/statistics.ts';
import { betOnLine, type BetsOfMember } from './betOnLine.ts';
import { lineOf, type LineName } from './lines.ts';

const MEMBERS = 8;
/** Lines do not begin in step: what one of them resets is in the middle of another bet. */
const APART_MS = 1_700;

export interface BetsFound {
  readonly line: LineName;
  readonly members: readonly BetsOfMember[];
  readonly load: number;
}

export interface BetsRun {
  readonly line: LineName;
  readonly count: number;
  readonly originUrl: string;
  readonly clock: SteadyClock;
  readonly limitMs: number;
  readonly say: (line: string) => void;
}

export async function betsOnLine({ line, count, originUrl, clock, limitMs, say }: BetsRun): Promise<BetsFound> {
  const until = clock.now() + limitMs;
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => {
      await new Promise((resolve) => clock.after(index * APART_MS, () => resolve(undefined)));
      const options = { port: Number(new URL(originUrl).port), line: lineOf(line), clock };
      const proxy = await openLine({ ...options, random: seededRandom(index) });
      const share = Math.floor(count / MEMBERS) + (index < count % MEMBERS ? 1 : 0);
      try {
        const userId = `member${index + 1}`;
        return await betOnLine({ url: proxy.url, originUrl, userId, count: share, clock, until, say });
      } finally {
        await proxy.close();
      }
    }),
  );
  return { line, members, load: os.loadavg()[0] ?? 0 };
}

/** Why bets were not taken, the most frequent reason first. */
function reasonsOf(members: readonly BetsOfMember[]): string {
  const counts = new Map<string, number>();
  for (const [reason, count] of members.flatMap(({ reasons }) => Object.entries(reasons)))
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  const ordered = [...counts].toSorted(([, some], [, others]) => others - some);
  return ordered.length === 0 ? '–' : ordered.map(([reason, count]) => `${reason} ${count}`).join(', ');
}

/** @returns Markdown */
export function betsTable({ line, members, load }: BetsFound): string {
  const sum = (of: (member: BetsOfMember) => number) => members.reduce((total, member) => total + of(member), 0);
  const unknown = members.flatMap(({ unknownMs }) => unknownMs);
  const seconds = (share: number) =>
    unknown.length === 0 ? '–' : `${(quantile(unknown, share) / 1_000).toFixed(1)} s`;
  return markdownTable({
    title: 'Bets',
    head: [
      'line',
      'sent',
      'accepted',
      'refused',
      'price had changed',
      'not placed after all',
      'why not',
      'locked instead of sent, times',
      'lost',
      'doubled',
      'unconfirmed',
      'unknown for a while',
      'for how long: median',
      'longest',
      'load',
    ],
    rows: [
      [
        line,
        ...[
          sum((member) => member.sent),
          sum((member) => member.accepted),
          sum(({ notTaken }) => notTaken.refused),
          sum(({ notTaken }) => notTaken.changed),
          sum(({ notTaken }) => notTaken.notPlaced),
          reasonsOf(members),
          sum((member) => member.locked),
          sum((member) => member.lost),
          sum((member) => member.doubled),
          sum((member) => member.unconfirmed),
          unknown.length,
        ].map(String),
        seconds(0.5),
        seconds(1),
        load.toFixed(1),
      ],
    ],
  });
}
