/** What the house has at stake, of one moment (RSK-8, RSK-9): read out of the bets themselves whenever it is asked for. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { riskCall } from '../../../src/domain/calls/officeRisk.ts';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import { MOST_FIXTURES, sumOfStakes, type Risk, type RiskFixture } from '../../../src/domain/office/risk.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { holdKey, isFixtureHeld, type Rulings } from '../../../src/domain/sports/rulings.ts';
import type { Offer } from '../../ingest/offer.ts';
import type { Work } from '../../store/store.ts';
import { readLargest, readMostAtStake, readNewest, readOpen } from './openBets.ts';
import { readFixtureStakes, type FixtureStake } from './openLegs.ts';
import { readStanding, rulingsByFixture, type RulingCounts } from './rulingRows.ts';

type Asked = z.output<(typeof riskCall)['query']>;

/** @param now epoch ms */
export async function readRisk(tx: Work, offer: Offer, asked: Asked, now: number): Promise<Risk> {
  const standing = await readStanding(tx);
  const { holds, overrides, margins } = standing;
  const stakes = await readFixtureStakes(tx);
  const ruled = rulingsByFixture(standing);
  const held = new Set(holds.map(({ target }) => holdKey(target)));
  const all = [...idsAsked(offer, asked, stakes, ruled)]
    .map((id) => ({ id, stake: stakes.get(id) ?? NOTHING }))
    .toSorted((a, b) => b.stake.liability - a.stake.liability || b.stake.legs - a.stake.legs);
  const shown = all.slice(0, MOST_FIXTURES);
  const rest = all.slice(MOST_FIXTURES).map(({ stake }) => stake);
  const gone = shown.flatMap(({ id }) => (offer.fixtures.has(id) ? [] : [id]));
  const facts = await readBackedFixtures(tx, gone);
  const fixtures = shown.flatMap(({ id, stake }) => {
    const found = offer.fixtures.get(id) ?? facts.get(id);
    if (found === undefined) return [];
    return [riskFixtureOf(found, stake, { held, counts: ruled.get(id), isOnOffer: offer.fixtures.has(id) })];
  });
  const onOffer = [...offer.fixtures.values()];
  return {
    at: now,
    open: await readOpen(tx),
    total: { fixtures: stakes.size, ...sumOfStakes([...stakes.values()]) },
    fixtures,
    rest: { fixtures: rest.length, ...sumOfStakes(rest) },
    holds: [...holds],
    overrides: [...overrides],
    margins: [...margins],
    onOffer: { fixtures: onOffer.length, inPlay: onOffer.filter(({ status }) => status === 'inPlay').length },
    largest: [...(await readLargest(tx))],
    newest: [...(await readNewest(tx))],
    members: await readMostAtStake(tx),
  };
}

const NOTHING: FixtureStake = { legs: 0, stakes: 0, liability: 0, markets: 0 };

/** One text for a market at one line. */
export const marketKey = ({ marketId, baseLine }: { readonly marketId: string; readonly baseLine: string }): string =>
  `${marketId}|${baseLine}`;

function idsAsked(
  { fixtures }: Offer,
  { show, search }: Asked,
  stakes: ReadonlyMap<FixtureId, FixtureStake>,
  ruled: ReadonlyMap<FixtureId, unknown>,
): ReadonlySet<FixtureId> {
  if (search !== undefined) {
    const text = search.toLowerCase();
    const isFound = ({ home, away, leagueName }: Fixture) =>
      `${home}\n${away}\n${leagueName}`.toLowerCase().includes(text);
    return new Set([...fixtures.values()].flatMap((one) => (isFound(one) ? [one.fixtureId] : [])));
  }
  if (show === 'inPlay')
    return new Set([...fixtures.values()].flatMap((one) => (one.status === 'inPlay' ? [one.fixtureId] : [])));
  return new Set(show === 'ruled' ? ruled.keys() : [...stakes.keys(), ...ruled.keys()]);
}

/** What is known of a fixture that bets name and the feed has taken away. */
export type BackedFixture = Pick<Fixture, 'fixtureId' | 'sportId' | 'leagueName' | 'home' | 'away' | 'startAt'>;

/** Out of the words of their bets. */
export async function readBackedFixtures(
  tx: Work,
  ids: readonly FixtureId[],
): Promise<ReadonlyMap<FixtureId, BackedFixture>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('bet_picks')
    .select(sql<string>`${tx.engine.any(sql.ref('body'))}`.as('body'))
    .where('fixture_id', 'in', ids)
    .where('settlement', 'is', null)
    .groupBy('fixture_id')
    .execute();
  return new Map(
    rows.map(({ body }) => {
      const { fixtureId, sportId, leagueName, home, away, startAt } = JSON.parse(body) as BetPick;
      return [fixtureId, { fixtureId, sportId, leagueName, home, away, startAt }];
    }),
  );
}

interface Ruled {
  readonly held: Rulings['holds'];
  readonly counts: RulingCounts | undefined;
  readonly isOnOffer: boolean;
}

/** As traders see it. */
export function riskFixtureOf(
  found: Fixture | BackedFixture,
  { legs, stakes, liability, markets }: FixtureStake,
  { held, counts, isOnOffer }: Ruled,
): RiskFixture {
  const { fixtureId, sportId, leagueName, home, away, startAt } = found;
  const standing =
    isOnOffer && 'leagueId' in found
      ? { leagueId: found.leagueId, status: found.status, isHeld: isFixtureHeld(held, found), score: scoreOf(found) }
      : { leagueId: null, status: null, isHeld: false, score: null };
  return {
    ...{ fixtureId, sportId, leagueName, home, away, startAt, ...standing },
    ...{ markets, holds: counts?.holds ?? 0, prices: counts?.prices ?? 0, margins: counts?.margins ?? 0 },
    ...{ legs, stakes, liability },
  };
}

const scoreOf = ({ score }: Fixture): RiskFixture['score'] =>
  score === null ? null : { home: score.home, away: score.away, period: score.period };
