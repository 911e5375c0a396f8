/** The slip of a page joined with today's prices, balance and limits: what the cart shows (CRT-02, CRT-03, CRT-16). */
import type { HanpanDatabase } from '../tables/database.ts';
import { readFollowedFixtures, type FixturesRead } from './fixtures.ts';
import { limitRowsOf, type LimitRows } from '../records/limitRows.ts';
import { payoutsOfRow } from '../records/payoutRows.ts';
import { theirsOf } from '../tables/theirs.ts';
import { quotesOf, termsOf, type BetTerms, type Quote } from '../../domain/bet-slip/consent.ts';
import { emptySlip, type Slip } from '../../domain/bet-slip/slip.ts';
import type { SlipPick } from '../../domain/bet-slip/slipPick.ts';
import { producerOf, type Producer } from '../../domain/events/connection.ts';
import { isOfTopics, type Topics } from '../../domain/events/topics.ts';
import { cappedLimits } from '../../domain/limits/cappedLimits.ts';
import { limitsFor, type Limits } from '../../domain/session/limits.ts';
import type { Member } from '../../domain/session/member.ts';
import type { FixtureId } from '../../domain/kernel/ids.ts';
import { isOfRound } from '../../domain/kernel/isOfRound.ts';
import { repriced, type Payouts } from '../../domain/mini-games/payouts.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { findSelection, type Fixture } from '../../domain/sports/fixture.ts';
import { movementOf, type Movement } from '../../domain/kernel/odds.ts';

export interface PickView {
  readonly pick: SlipPick;
  /** What a bet placed now would be sent with, or what a yes to changed odds would send. */
  readonly quote: Quote;
  /** What the slip shows, hundredths: the quote's odds, but those that were sent while a bet is open. */
  readonly currentOdds: number;
  readonly movement: Movement;
  /** `closed`: settled or no longer on offer. Either blocks betting. */
  readonly availability: 'open' | 'suspended' | 'closed';
  /** Which part of the feed the price comes from (S-14); `undefined` for a game that is gone. */
  readonly producer: Producer | undefined;
  /** Whether the stream is of its game, as it was read with the price; also `true` for a game that is gone (S-20). */
  readonly isFollowed: boolean;
}

export interface SlipView {
  readonly slip: Slip;
  readonly picks: readonly PickView[];
  readonly limits: Limits;
  /** Won available. */
  readonly balance: number;
  /** What the house pays on rounds, as far as it is known here (PAY-3). */
  readonly payouts: readonly Payouts[];
  /** Whether every pick can be backed now. */
  readonly isBackable: boolean;
}

/** A slip without today's prices. */
export type SlipBase = Omit<SlipView, 'picks' | 'isBackable'>;

export async function slipView(db: HanpanDatabase, page: PageKind): Promise<SlipView> {
  const base = await slipBase(db, page);
  const ids = gamesOnSlip(base);
  return withPrices(base, ids, await readFollowedFixtures(db, ids));
}

/** Whose prices stand in the offer: rounds are stored nowhere, and nothing is told of their prices. */
export const gamesOnSlip = ({ slip }: { readonly slip: Slip }): readonly FixtureId[] =>
  slip.picks.flatMap(({ fixtureId }) => (isOfRound(fixtureId) ? [] : fixtureId));

/** The slip of a page as it is stored: what is picked, at the odds it was picked at. */
export async function storedSlip(db: HanpanDatabase, page: PageKind): Promise<Slip> {
  return (await (await theirsOf(db))?.slips.get(page)) ?? emptySlip(page);
}

/** One transaction: slip, balance and limits are of one moment, and a press asks the browser once. */
export async function slipBase(db: HanpanDatabase, page: PageKind): Promise<SlipBase> {
  const theirs = await theirsOf(db);
  if (theirs === undefined)
    return {
      ...baseOf(emptySlip(page), undefined, limitRowsOf(undefined, undefined)),
      payouts: payoutsOfRow(undefined),
    };
  const { slips, members, settings, documents } = theirs;
  return theirs.transaction('r', [slips, members, settings, documents], async () => {
    const read = [
      slips.get(page),
      members.toArray(),
      settings.get('levels'),
      documents.bulkGet(['caps', 'gamePayouts']),
    ] as const;
    const [slip, [member], levels, [caps, payouts]] = await Promise.all(read);
    return { ...baseOf(slip ?? emptySlip(page), member, limitRowsOf(levels, caps)), payouts: payoutsOfRow(payouts) };
  });
}

/** Without what rounds pay: whoever decides has it in the rounds themselves. */
export function baseOf(slip: Slip, member: Member | undefined, { levels, caps }: LimitRows): SlipBase {
  const setting = levels?.key === 'levels' ? levels.value.find((row) => row.level === member?.level) : undefined;
  const balance = member?.emoney ?? 0;
  const limits = limitsFor(slip.page, member?.tendency ?? 0, setting, balance);
  return { slip, limits: cappedLimits(limits, caps, slip.page, slip.picks), balance, payouts: [] };
}

/** Whether a slip of any page has picks on it. */
export async function anyPicks(db: HanpanDatabase): Promise<boolean> {
  return ((await (await theirsOf(db))?.slips.toArray()) ?? []).some((slip) => slip.picks.length > 0);
}

/** @param read fixtures of these ids, in their order; `undefined` for one that has left the offer */
export function withPrices(
  base: SlipBase,
  ids: readonly FixtureId[],
  { fixtures, followed, isPartial = false }: FixturesRead,
): SlipView {
  const { slip } = base;
  const fixtureOf = (fixtureId: FixtureId) => fixtures[ids.indexOf(fixtureId)];
  // Where a round is not given, what its pick costs follows from the pick, and from what the house pays.
  const quotes = quotesOf(slip, fixtureOf).map((quote) => ({ ...quote, pick: repriced(quote.pick, base.payouts) }));
  const isOpen = slip.phase.at === 'open';
  const picks = slip.picks.map((pick, index) => {
    const fixture = fixtureOf(pick.fixtureId);
    const quote = quotes[index] ?? { pick, inPlay: null };
    const currentOdds = isOpen ? quote.pick.odds : pick.odds;
    // Until when a round takes bets is told by whoever knows the origin's clock.
    const isRound = isOfRound(pick.fixtureId);
    // Not known is not closed: it is stale until its image is here.
    const isUnknown = fixture === undefined && isPartial && !isRound;
    const availability = isUnknown || isRound ? 'open' : availabilityOf(pick, fixture);
    const movement = availability === 'closed' ? 'none' : movementOf(pick.odds, currentOdds);
    return {
      pick,
      quote,
      currentOdds,
      movement,
      availability,
      ...trustOf(isRound ? undefined : fixture, followed, isUnknown),
    };
  });
  return { ...base, picks, isBackable: picks.every((pick) => pick.availability === 'open') };
}

/** What a question about this slip says: everything that a yes to it sends. */
export function termsOfView({ slip, picks }: SlipView): BetTerms {
  return termsOf(
    slip,
    picks.map(({ quote }) => quote),
  );
}

function trustOf(
  fixture: Fixture | undefined,
  followed: Topics,
  isUnknown: boolean,
): Pick<PickView, 'producer' | 'isFollowed'> {
  return {
    producer: fixture === undefined ? undefined : producerOf(fixture),
    isFollowed: fixture === undefined ? !isUnknown : isOfTopics(followed, fixture),
  };
}

function availabilityOf(pick: SlipPick, fixture: Fixture | undefined): PickView['availability'] {
  const status = fixture === undefined ? undefined : findSelection(fixture, pick.selectionId)?.selection.status;
  return status === 'open' || status === 'suspended' ? status : 'closed';
}
