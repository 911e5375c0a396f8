/** Play that stands out, by rules that are said (MBR-8 … MBR-11): who looks decides, and nothing follows from it. Money in won, times in epoch ms. */
import { z } from 'zod';
import { FixtureId, SelectionId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { DAY_MS, seoulDayOf } from '../kernel/seoulDay.ts';
import { FIXTURE_LIMITS, Side } from '../sports/fixture.ts';
import { QueueMember } from './queue.ts';

/** Days of Seoul that count, today among them. */
export const UNUSUAL_DAYS = 7;
/** Rows of a rule, the strongest first. */
export const MOST_UNUSUAL = 50;

/** Pairs of members against each other that are read, the strongest first; rows are made of them. */
export const MOST_PAIRS = 500;

/** What some members backed of a market: won that each staked on it, and all of them. */
const BackedSide = z.object({
  selectionId: SelectionId,
  side: Side,
  name: z.string().max(FIXTURE_LIMITS.name),
  line: z.string().max(FIXTURE_LIMITS.line),
  staked: Won,
  members: z
    .array(QueueMember.extend({ staked: Won }))
    .min(1)
    .max(MOST_PAIRS),
});

/** The rules: what each asks for, and the figures of its rows. */
export const UNUSUAL_RULES = {
  /** Members of one browser against each other in one market of one game. */
  bothSides: {
    /** Won of each of them on their selection. */
    leastStaked: 500_000,
    row: z.object({
      fixtureId: FixtureId,
      marketId: z.string().max(FIXTURE_LIMITS.marketId),
      marketName: z.string().max(FIXTURE_LIMITS.name),
      baseLine: z.string().max(FIXTURE_LIMITS.line),
      leagueName: z.string().max(FIXTURE_LIMITS.leagueName),
      /** Empty for a round of ours. */
      home: z.string().max(FIXTURE_LIMITS.team),
      away: z.string().max(FIXTURE_LIMITS.team),
      sides: z.array(BackedSide).min(2).max(FIXTURE_LIMITS.selections),
    }),
  },
  /** Money that was charged and goes out again, and was hardly played with. */
  passesThrough: {
    /** Won. */
    leastCharged: 1_000_000,
    /** Less than one part in so many of the charges was staked. */
    stakedBelowOneIn: 3,
    /** At least one part in so many of them was taken out, or is asked for. */
    takenFromOneIn: 2,
    row: z.object({ member: QueueMember, charged: Won, staked: Won, taken: Won }),
  },
  /** Winnings far above the stakes over many bets. */
  winsMuch: {
    leastBets: 20,
    /** Paid, stakes included, at least so many times what was staked. */
    leastTimesStaked: 2,
    /** Won that were paid beyond what was staked. */
    leastWon: 1_000_000,
    row: z.object({ member: QueueMember, bets: z.number().int().min(1), staked: Won, paid: Won }),
  },
} as const;

const rowsOf = <Row extends z.ZodType>({ row }: { readonly row: Row }) => z.array(row).max(MOST_UNUSUAL);

/** What each rule finds. */
export const UnusualPlay = z.object({
  /** When the first of the days began. */
  since: z.number().int().min(0),
  bothSides: rowsOf(UNUSUAL_RULES.bothSides),
  passesThrough: rowsOf(UNUSUAL_RULES.passesThrough),
  winsMuch: rowsOf(UNUSUAL_RULES.winsMuch),
});
/** As parsed. */
export type UnusualPlay = z.infer<typeof UnusualPlay>;

/** When the first of the days began that count at a moment. Both epoch ms. */
export const unusualSince = (now: number): number => seoulDayOf(now) - (UNUSUAL_DAYS - 1) * DAY_MS;

/** A member's stake on a selection, won. */
export interface Backing {
  readonly fixtureId: string;
  readonly marketId: string;
  readonly baseLine: string;
  readonly selectionId: string;
  readonly memberId: string;
  readonly staked: number;
}

/** Two members of one browser on different selections of one market. */
export type BackedPair = readonly [Backing, Backing];

/**
 * Pairs of one market that have a member in common are one row (MBR-9): what each of its members backed, once. Rows come in the order of the first of their pairs.
 */
export function joinPairs(pairs: readonly BackedPair[]): readonly (readonly Backing[])[] {
  const rows: JoinedRow[] = [];
  const rowOf = new Map<string, JoinedRow>();
  const put = (row: JoinedRow, backings: Iterable<Backing>) => {
    for (const one of backings) {
      const { memberId, selectionId } = one;
      rowOf.set(memberInMarket(one), row);
      const key = JSON.stringify([memberId, selectionId]);
      if (!row.has(key)) row.set(key, one);
    }
  };
  for (const pair of pairs) {
    const [one, other] = pair.map((backing) => rowOf.get(memberInMarket(backing)));
    const [first, second] = one === undefined || other === undefined ? [one ?? other] : inOrder(rows, one, other);
    const row: JoinedRow = first ?? new Map();
    if (first === undefined) rows.push(row);
    if (second !== undefined && second !== first) {
      put(row, second.values());
      rows.splice(rows.indexOf(second), 1);
    }
    put(row, pair);
  }
  return rows.map((row) => [...row.values()]);
}

/** What members backed, by member and selection. */
type JoinedRow = Map<string, Backing>;

const inOrder = (rows: readonly JoinedRow[], one: JoinedRow, other: JoinedRow): readonly JoinedRow[] =>
  rows.indexOf(one) <= rows.indexOf(other) ? [one, other] : [other, one];

const memberInMarket = ({ fixtureId, marketId, baseLine, memberId }: Backing): string =>
  JSON.stringify([fixtureId, marketId, baseLine, memberId]);
