/** Bonus odds of virtual sports (CRT-08, BON): on offer at all times, beside as many picks as each asks for. */
import type { FixtureId, LeagueId, LocationId, SelectionId } from '../../kernel/ids.ts';
import type { Fixture, Selection } from '../../sports/fixture.ts';
import { BONUS_MARKET } from '../../bet-slip/bonusPick.ts';

/** The fixture that the bonuses are selections of. */
export const BONUS_FIXTURE = 'mg.bonus';

/** Folds a bonus asks for, and what it multiplies by, hundredths. */
export const BONUSES = [
  { folds: 3, odds: 103 },
  { folds: 5, odds: 106 },
  { folds: 7, odds: 110 },
  { folds: 10, odds: 118 },
] as const;

/** It never starts: 1 January 2100, KST, epoch ms. */
const NEVER = Date.UTC(2099, 11, 31, 15);

export const bonusSelectionId = (folds: number): SelectionId => `${BONUS_FIXTURE}:${folds}` as SelectionId;

/** As the slip and the origin take a fixture; its selections are named by the folds that they ask for. */
export const bonusFixture = (): Fixture => ({
  fixtureId: BONUS_FIXTURE as FixtureId,
  sportId: BONUS_FIXTURE,
  locationId: 'mg' as LocationId,
  locationName: '',
  leagueId: 'bet365' as LeagueId,
  leagueName: '',
  home: '',
  away: '',
  startAt: NEVER,
  status: 'scheduled',
  turnsInPlay: false,
  score: null,
  markets: [{ marketId: BONUS_MARKET, name: '', baseLine: '', selections: BONUSES.map(selectionOf) }],
});

const selectionOf = ({ folds, odds }: (typeof BONUSES)[number]): Selection => ({
  selectionId: bonusSelectionId(folds),
  side: 'named',
  name: `${folds}`,
  line: '',
  odds,
  oddsByAdmin: null,
  status: 'open',
  settlement: null,
  version: 1,
  oddsBefore: odds,
  movedAt: 0,
});
