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

/** What one of two members backed of a market, and won that they staked on it. */
const BackedSide = z.object({
  member: QueueMember,
  selectionId: SelectionId,
  side: Side,
  name: z.string().max(FIXTURE_LIMITS.name),
  line: z.string().max(FIXTURE_LIMITS.line),
  staked: Won,
});

/** The rules: what each asks for, and the figures of its rows. */
export const UNUSUAL_RULES = {
  /** Two members of one browser against each other in one market of one game. */
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
      sides: z.tuple([BackedSide, BackedSide]),
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
