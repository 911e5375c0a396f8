/** Which fixtures a page of games lists (SPT-01, SPT-04; BRD-1, BRD-5). Their order and pages are in `boardPage.ts`. */
import { z } from 'zod';
import { FixtureId, LeagueId } from '../kernel/ids.ts';
import type { PageKind } from '../reference/pages.ts';
import { SportId } from '../reference/sports.ts';
import { PAGE_IDS, pageRow, type BoardListing } from '../reference/pageTable.ts';
import { winMarketOf, type Fixture } from './fixture.ts';

/** Whether a fixture has what a board lists. */
const hasMarket: { readonly [Listing in BoardListing]: (fixture: Fixture) => boolean } = {
  win: (fixture) => winMarketOf(fixture) !== undefined,
  play: (fixture) => fixture.status === 'inPlay' && fixture.turnsInPlay,
};

/** What the page of a kind lists for betting; nothing for a kind that has no page yet. */
const listings: { readonly [Kind in PageKind]?: BoardListing | undefined } = Object.fromEntries(
  PAGE_IDS.map(pageRow).flatMap(({ slip, board }) => (slip && board ? [[slip, board]] : [])),
);

/** What ordering and filtering need of a fixture; small, so that a board of thousands fits one stored row. */
export const BoardEntry = z.object({
  fixtureId: FixtureId,
  sportId: SportId,
  leagueId: LeagueId,
  startAt: z.number().int(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export function boardEntryOf(fixture: Fixture): BoardEntry {
  const { fixtureId, sportId, leagueId, startAt } = fixture;
  return { fixtureId, sportId, leagueId, startAt };
}

/**
 * Whether a page lists a fixture (rule BRD-1): it has a market of what the page's row lists, and has not started unless its
 * prices stay on offer in play.
 */
export function isListed(fixture: Fixture, page: PageKind): boolean {
  const listing = listings[page];
  if (listing === undefined || !hasMarket[listing](fixture)) return false;
  return fixture.status === 'scheduled' || fixture.turnsInPlay;
}

/**
 * Whether a page's board keeps a fixture: what the page lists, and on the in-play board every game in play, also one that takes
 * no bets just now (rule BRD-5). What may be bet on is for `isListed` and CLS-1 alone.
 */
export function isOnBoard(fixture: Fixture, page: PageKind): boolean {
  if (page !== 'inplay') return isListed(fixture, page);
  return fixture.status === 'inPlay' && winMarketOf(fixture) !== undefined;
}
