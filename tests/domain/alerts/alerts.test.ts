/** What is news. */
import { describe, expect, it } from 'vitest';
import {
  ALERTS_AT_FIRST,
  claimed,
  gameAlerts,
  lastKnown,
  MAX_TOLD,
  settledAlerts,
  wayOf,
} from '../../../src/domain/alerts/alerts.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { gameOf } from '../../../src/domain/mini-games/gameTable.ts';
import { roundOf, timesOf } from '../../../src/domain/mini-games/round.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const MINUTE_MS = 60_000;
const bet = (betId: string, status: number, settledAt: number | null) =>
  ({ betId, status, settledAt, picks: [{ fixtureId: '1.1' }] }) as unknown as Bet;
const score = (home: number, away: number) => ({ period: 10, clockSeconds: 60, home, away });
const playing = (home: number, away: number, over: Partial<Fixture> = {}) =>
  sampleFixture(1, { status: 'inPlay', startAt: T0, score: score(home, away), ...over });
const knowing = (...games: Fixture[]) => new Map(games.map((game) => [game.fixtureId as string, game]));
const idsOf = (alerts: readonly { readonly id: string }[]) => alerts.map(({ id }) => id);

describe('SPT-12 ALR-1 bets', () => {
  it('are news once settled since alerts began, and not six hours ago; settled anew they are news again', () => {
    const now = T0 + 7 * 60 * MINUTE_MS;
    const bets = [
      bet('open', 0, null),
      bet('before', 1, T0 - 1),
      bet('long ago', 2, T0 + 1),
      bet('won', 2, now - MINUTE_MS),
      bet('won', 1, now),
    ];
    expect(idsOf(settledAlerts(bets, T0, now))).toEqual([`settled won ${now - MINUTE_MS}`, `settled won ${now}`]);
  });
});

describe('SPT-12 ALR-1 RND-3 bets on rounds', () => {
  it('are news when their stage has told', () => {
    const round = roundOf(gameOf('301')!, T0);
    const { drawsAt, shownAt } = timesOf(round);
    const won = { ...bet('won', 2, drawsAt), picks: [{ fixtureId: round }] } as unknown as Bet;
    expect(settledAlerts([won], T0, shownAt - 1)).toEqual([]);
    expect(idsOf(settledAlerts([won], T0, shownAt))).toEqual([`settled won ${drawsAt}`]);
  });
});

describe('SPT-12 ALR-2 games of marked teams', () => {
  it('are news when they begin, for ten minutes', () => {
    const scheduled = sampleFixture(1, { startAt: T0 });
    expect(idsOf(gameAlerts(knowing(scheduled), [playing(0, 0)], T0 + MINUTE_MS))).toEqual(['kickOff f1']);
    expect(gameAlerts(knowing(scheduled), [playing(0, 0)], T0 + 10 * MINUTE_MS)).toEqual([]);
    expect(gameAlerts(knowing(), [scheduled], T0)).toEqual([]);
  });

  it('are news with each goal since they were known, and not with one that is taken back', () => {
    const now = T0 + 30 * MINUTE_MS;
    expect(idsOf(gameAlerts(knowing(playing(0, 0)), [playing(0, 1)], now))).toEqual(['goal f1 0 1']);
    expect(gameAlerts(knowing(), [playing(2, 1)], now)).toEqual([]);
    expect(gameAlerts(knowing(playing(1, 0)), [playing(0, 0)], now)).toEqual([]);
    expect(gameAlerts(knowing(playing(1, 0)), [playing(1, 0, { score: null })], now)).toEqual([]);
  });

  it('are news with a goal that is told together with the first score, or before any', () => {
    const now = T0 + MINUTE_MS;
    const scheduled = sampleFixture(1, { startAt: T0 });
    const begun = playing(0, 0, { score: null });
    const known = lastKnown(knowing(scheduled), [begun], ['f1'], now);
    expect(idsOf(gameAlerts(known, [playing(1, 0)], now))).toEqual(['goal f1 1 0']);
    const knownStill = lastKnown(known, [begun], ['f1'], now);
    expect(idsOf(gameAlerts(knownStill, [playing(1, 0)], now))).toEqual(['goal f1 1 0']);
    expect(idsOf(gameAlerts(knowing(scheduled), [playing(0, 1)], now))).toEqual(['kickOff f1', 'goal f1 0 1']);
    // What was known long before it began may be of another day.
    const later = T0 + 10 * MINUTE_MS;
    expect(gameAlerts(knowing(scheduled), [playing(2, 1)], later)).toEqual([]);
    const stillScheduled = lastKnown(knowing(scheduled), [scheduled], ['f1'], T0 - MINUTE_MS);
    expect(gameAlerts(stillScheduled, [playing(2, 1)], later)).toEqual([]);
    expect(gameAlerts(lastKnown(knowing(scheduled), [begun], ['f1'], later), [playing(2, 1)], later)).toEqual([]);
    // Nobody knows what was scored in a game before it was known.
    expect(gameAlerts(lastKnown(knowing(), [begun], ['f1'], now), [playing(1, 0)], now)).toEqual([]);
  });

  it('are news with a goal after a score that was not told for a while', () => {
    const now = T0 + 30 * MINUTE_MS;
    const known = lastKnown(knowing(playing(1, 0)), [playing(1, 0, { score: null })], ['f1'], now);
    expect(gameAlerts(known, [playing(1, 0)], now)).toEqual([]);
    expect(idsOf(gameAlerts(known, [playing(2, 0)], now))).toEqual(['goal f1 2 0']);
  });
});

describe('SPT-12 ALR-2 games as they stood last', () => {
  it('are those that are watched still, as long as they are not here as they stood before', () => {
    const [one, two] = [sampleFixture(1, {}), sampleFixture(2, {})];
    const known = lastKnown(knowing(one), [two], ['f1', 'f2'], T0);
    expect([...known]).toEqual([
      ['f1', one],
      ['f2', two],
    ]);
    expect([...lastKnown(known, [], ['f2'], T0)]).toEqual([['f2', two]]);
  });
});

describe('SPT-12 ALR-3 what was told', () => {
  it('is told once, and two hundred are remembered', () => {
    let told = claimed(undefined, 'first', T0);
    expect(told).toEqual({ since: T0, ids: ['first'] });
    expect(claimed(told, 'first', T0 + 1)).toBeUndefined();
    for (let n = 0; n < MAX_TOLD; n += 1) told = claimed(told, `${n}`, T0);
    expect([MAX_TOLD, told?.ids.length, told?.ids[0]]).toEqual([200, 200, '0']);
  });
});

describe('SPT-12 ALR-5 how an alert is told', () => {
  const goal = { kind: 'goal', id: 'goal', game: playing(1, 0) } as const;
  const all = { ...ALERTS_AT_FIRST, browser: true };

  it('not at all of a game that is looked at, or of a kind that is off', () => {
    expect(wayOf(goal, all, { open: 'f1', isHidden: false })).toBe('none');
    expect(wayOf(goal, { ...all, goal: false }, { open: null, isHidden: false })).toBe('none');
  });

  it('ALR-4 on the page, and by the browser only where that is wanted and nobody looks', () => {
    expect(wayOf(goal, all, { open: 'f2', isHidden: false })).toBe('page');
    expect(wayOf(goal, ALERTS_AT_FIRST, { open: 'f1', isHidden: true })).toBe('page');
    expect(wayOf(goal, all, { open: 'f1', isHidden: true })).toBe('browser');
  });
});
