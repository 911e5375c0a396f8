/** Which fixtures a page of games lists (SPT-01, SPT-04; BRD-1, BRD-5, BRD-6). Their order and pages are in `boardPage.ts`. */
import { z } from 'zod';
import { FixtureId, LeagueId, LocationId } from '../kernel/ids.ts';
import { groupOf, HANDICAP_MARKETS, OUTRIGHT, TOTAL_MARKETS, type MarketGroup } from '../reference/boardMarkets.ts';
import type { PageKind } from '../reference/pages.ts';
import { SportId } from '../reference/sports.ts';
import { BOARD_ROWS } from '../reference/firstPages.ts';
import type { BoardListing } from '../reference/pageShape.ts';
import { winMarketOf, type Fixture } from './fixture.ts';

const hasGroup = ({ markets }: Fixture, wanted: MarketGroup) =>
  markets.some(({ marketId }) => groupOf(marketId) === wanted);

/** A winner between two sides, by how much, or how much in all. */
const hasLine = ({ markets }: Fixture) =>
  markets.some(({ marketId }) => marketId !== OUTRIGHT && groupOf(marketId) !== 'special');

/** Whether a fixture has what a board lists. */
const hasMarket: { readonly [Listing in BoardListing]: (fixture: Fixture) => boolean } = {
  play: (fixture) => fixture.status === 'inPlay' && fixture.turnsInPlay,
  cross: hasLine,
  wintielose: (fixture) => winMarketOf(fixture) !== undefined,
  handicap: (fixture) => hasGroup(fixture, 'handicap') || hasGroup(fixture, 'total'),
  special: (fixture) => hasGroup(fixture, 'special'),
  live: hasLine,
  proto: hasLine,
};

/** What the page of a kind lists for betting; nothing for a kind that has no page yet. */
const listings: { readonly [Kind in PageKind]?: BoardListing | undefined } = Object.fromEntries(
  BOARD_ROWS.flatMap(({ slip, board }) => (slip && board ? [[slip, board]] : [])),
);

/** What ordering and filtering need of a fixture; small, so that a board of thousands fits one stored row. */
export const BoardEntry = z.object({
  fixtureId: FixtureId,
  sportId: SportId,
  locationId: LocationId,
  leagueId: LeagueId,
  startAt: z.number().int(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export function boardEntryOf(fixture: Fixture): BoardEntry {
  const { fixtureId, sportId, locationId, leagueId, startAt } = fixture;
  return { fixtureId, sportId, locationId, leagueId, startAt };
}

/**
 * Whether a page lists a fixture (rule BRD-1): it has a market of what the page's row lists, and has not started; a board of games in play
 * lists those alone.
 */
export function isListed(fixture: Fixture, page: PageKind): boolean {
  const listing = listings[page];
  if (listing === undefined) return false;
  const { status, turnsInPlay } = fixture;
  if (!hasMarket[listing](fixture)) return false;
  if (listing === 'live') return status === 'inPlay';
  // Once it is played a game is on the boards of games in play, at their limits; a market that has no place there stays.
  return status === 'scheduled' || (turnsInPlay && (listing === 'play' || !hasLine(fixture)));
}

/**
 * Whether a page's board keeps a fixture: what the page lists, and on the in-play board every game in play, also one that takes
 * no bets just now (rule BRD-5). A proto round keeps its games in play, for the numbers of those after them (PRT-3). What may be bet on is for
 * `isListed` and CLS-1 alone.
 */
export function isOnBoard(fixture: Fixture, page: PageKind): boolean {
  const isInPlay = fixture.status === 'inPlay';
  if (page === 'inplay') return isInPlay && winMarketOf(fixture) !== undefined;
  return isListed(fixture, page) || (page === 'proto' && isInPlay && hasMarket.proto(fixture));
}

/**
 * By which markets boards list a fixture, one for each group it has (rule IDX-1): its own of who wins, the first of the others, and `-` for
 * whatever is special.
 */
export function listedBy(fixture: Fixture): readonly string[] {
  const groups = new Set(fixture.markets.map(({ marketId }) => groupOf(marketId)));
  return [
    winMarketOf(fixture)?.marketId,
    groups.has('handicap') ? HANDICAP_MARKETS[0] : undefined,
    groups.has('total') ? TOTAL_MARKETS[0] : undefined,
    groups.has('special') ? ANY_SPECIAL : undefined,
  ].filter((id) => id !== undefined);
}

/** No market has this id, so that it is of no group but `special`. */
const ANY_SPECIAL = '-';
