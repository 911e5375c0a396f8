/** Rulings as traders see them, with who made them. */
import type { Hold, Margin, NamedMargin, Override, RulingList, StandingCap } from '../../../src/domain/office/risk.ts';
import { FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { CapTarget } from '../../../src/domain/limits/caps.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { HoldTarget, MarginTarget } from '../../../src/domain/sports/rulings.ts';
import type { Work } from '../../store/store.ts';

/** The newest first. */
async function readHolds(tx: Work): Promise<readonly Hold[]> {
  const rows = await tx.selectFrom('holds').selectAll().orderBy('at', 'desc').execute();
  return rows.map(({ target, name, at, reason }) => ({
    target: HoldTarget.parse(JSON.parse(target)),
    ...{ name, at, reason },
  }));
}

/** The newest first. */
async function readOverrides(tx: Work): Promise<readonly Override[]> {
  const rows = await tx.selectFrom('overrides').selectAll().orderBy('at', 'desc').execute();
  return rows.map(({ fixture_id, selection_id, price, until, name, at, reason }) => ({
    fixtureId: FixtureId.parse(fixture_id),
    selectionId: SelectionId.parse(selection_id),
    ...{ price, until, name, at, reason },
  }));
}

/** The newest first. */
async function readMargins(tx: Work): Promise<readonly Margin[]> {
  const rows = await tx.selectFrom('margins').selectAll().orderBy('at', 'desc').execute();
  return rows.map(({ target, shift, name, at, reason }) => ({
    target: MarginTarget.parse(JSON.parse(target)),
    ...{ shift, name, at, reason },
  }));
}

/** The newest first. */
async function readStandingCaps(tx: Work): Promise<StandingCap[]> {
  const rows = await tx.selectFrom('caps').selectAll().orderBy('at', 'desc').execute();
  return rows.map(({ target, max_stake, max_winnings, name, at, reason }) => ({
    target: CapTarget.parse(JSON.parse(target)),
    ...{ maxStake: max_stake, maxWinnings: max_winnings, name, at, reason },
  }));
}

/** Margins and caps in force, with what each margin is of. */
export async function readRulingList(tx: Work): Promise<RulingList> {
  const margins: NamedMargin[] = [];
  for (const margin of await readMargins(tx)) margins.push({ ...margin, of: await namesOf(tx, margin.target) });
  return { margins, caps: await readStandingCaps(tx) };
}

/** A target as members know it; of a league by any of its fixtures on offer. */
async function namesOf(tx: Work, target: MarginTarget): Promise<NamedMargin['of']> {
  const none = { sportId: null, leagueName: null, home: null, away: null, marketName: null };
  if (target.scope === 'all') return none;
  if (target.scope === 'sport') return { ...none, sportId: target.sportId };
  const row = await tx
    .selectFrom('fixtures')
    .select('body')
    .$if(target.scope === 'league', (query) =>
      query.where('league_id', '=', target.scope === 'league' ? target.leagueId : ''),
    )
    .$if(target.scope !== 'league', (query) =>
      query.where('fixture_id', '=', target.scope === 'league' ? '' : target.fixtureId),
    )
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return none;
  const { sportId, leagueName, home, away, markets } = JSON.parse(row.body) as Fixture;
  if (target.scope === 'league') return { ...none, sportId, leagueName };
  const market =
    target.scope === 'market'
      ? markets.find(({ marketId, baseLine }) => marketId === target.marketId && baseLine === target.baseLine)
      : undefined;
  return { sportId, leagueName, home, away, marketName: market?.name ?? null };
}

/** All that the house says over its feed, as traders see it. */
export interface StandingRulings {
  readonly holds: readonly Hold[];
  readonly overrides: readonly Override[];
  readonly margins: readonly Margin[];
}

export const readStanding = async (tx: Work): Promise<StandingRulings> => ({
  holds: await readHolds(tx),
  overrides: await readOverrides(tx),
  margins: await readMargins(tx),
});

/** How many rulings are over parts of one fixture. */
export interface RulingCounts {
  holds: number;
  prices: number;
  margins: number;
}

/** Of each fixture that has one. */
export function rulingsByFixture({ holds, overrides, margins }: StandingRulings): ReadonlyMap<FixtureId, RulingCounts> {
  const counts = new Map<FixtureId, RulingCounts>();
  const countOf = (fixtureId: FixtureId) => {
    const known = counts.get(fixtureId) ?? { holds: 0, prices: 0, margins: 0 };
    counts.set(fixtureId, known);
    return known;
  };
  for (const { target } of holds) if ('fixtureId' in target) countOf(target.fixtureId).holds += 1;
  for (const { fixtureId } of overrides) countOf(fixtureId).prices += 1;
  for (const { target } of margins) if ('fixtureId' in target) countOf(target.fixtureId).margins += 1;
  return counts;
}
