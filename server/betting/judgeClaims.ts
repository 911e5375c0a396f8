/**
 * What a bet's claims are worth now (BET-1, BET-4, BET-6): the domain's comparison, and what only the house's clock and words add:
 * whether a game has started, and whether a selection is gone or just suspended.
 */
import { pickFrom } from '../../src/domain/bet-slip/decideSlip.ts';
import type { BetPick } from '../../src/domain/bets/bet.ts';
import type { OddsChange } from '../../src/domain/bets/bettingCall.ts';
import { takesBets } from '../../src/domain/bets/closingTime.ts';
import type { BackableSelection } from '../../src/domain/bets/compareClaims.ts';
import { recheckAfterDelay, type ScoreChanged } from '../../src/domain/bets/recheckAfterDelay.ts';
import { slipOfGame } from '../../src/domain/bets/slipOfGame.ts';
import type { FixtureId, SelectionId } from '../../src/domain/kernel/ids.ts';
import { BONUS_FIXTURE } from '../../src/domain/mini-games/virtual/bonus.ts';
import { partsOf } from '../../src/domain/mini-games/round.ts';
import { pageRules } from '../../src/domain/reference/pageRules.ts';
import type { PageKind } from '../../src/domain/reference/pages.ts';
import { isListed } from '../../src/domain/sports/board.ts';
import { findSelection, type Fixture } from '../../src/domain/sports/fixture.ts';
import type { BetQuestion } from './betQuestion.ts';

type Asked = Pick<BetQuestion, 'request' | 'policy' | 'scores'>;

/** What can be sold now, or why not, with what has changed since the member saw it. */
export type Judgement =
  | { readonly kind: 'agreed'; readonly picks: readonly BetPick[] }
  | { readonly kind: 'changed'; readonly changes: readonly OddsChange[] }
  | ScoreChanged
  /** Started, settled or no longer on offer. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'suspended' };

/** The offer a bet is judged by. */
export interface JudgedBy {
  readonly fixtures: ReadonlyMap<FixtureId, Fixture>;
  readonly page: PageKind;
  /** Epoch ms, to tell what has started. */
  readonly at: number;
  /** How long before its start the house closes a game, ms; a page may close it earlier (CLS-6). */
  readonly leadMs: number;
}

/** Pure; `at` in epoch ms, `leadMs` before a start within which nothing is sold. */
export function judgeClaims({ request, policy, scores }: Asked, { fixtures, page, at, leadMs }: JudgedBy): Judgement {
  const claims = request.bettings;
  const onOffer = (fixtureId: FixtureId) => {
    const fixture = fixtures.get(fixtureId);
    if (fixture === undefined) return undefined;
    const game = partsOf(fixtureId)?.game;
    const lead = game === undefined ? Math.max(leadMs, pageRules[page].leadMs) : 0;
    const isOnPage =
      fixtureId === BONUS_FIXTURE
        ? page === 'virtual'
        : game === undefined
          ? isListed(fixture, page)
          : page === slipOfGame(game);
    return isOnPage && takesBets(fixture, at, lead) ? fixture : undefined;
  };
  const compared = recheckAfterDelay({ claims, scores, policy }, onOffer);
  if (compared.kind === 'changed' || compared.kind === 'scoreChanged') return compared;
  if (compared.kind === 'agreed') return { kind: 'agreed', picks: compared.offers.map(pickOf) };
  const blocking = claims.filter((claim) => compared.selectionIds.includes(claim.oddsId));
  const isPause = blocking.every((claim) => isSuspended(onOffer(claim.fixtureId), claim.oddsId));
  return { kind: isPause ? 'suspended' : 'closed' };
}

function isSuspended(fixture: Fixture | undefined, selectionId: SelectionId): boolean {
  const found = fixture === undefined ? undefined : findSelection(fixture, selectionId);
  return found?.selection.status === 'suspended';
}

const pickOf = (offer: BackableSelection): BetPick => ({ ...pickFrom(offer), settlement: null });
