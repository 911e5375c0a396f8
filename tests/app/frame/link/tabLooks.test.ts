/** What the screens of a tab look at, taken together: when it is told, and what is never told in between. */
import { describe, expect, it } from 'vitest';
import { topicOfSport, type Topic } from '../../../../src/domain/events/topics.ts';
import { FixtureId } from '../../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { createTabLooks, topicsOf, type LookedAtGame } from '../../../../src/app/frame/link/tabLooks.ts';
import { manualClock } from '../../../support/engine/manualClock.ts';

const FOOTBALL = topicOfSport(SPORT.football);
const BASKETBALL = topicOfSport(SPORT.basketball);
const game = (n: number, sportId: string = SPORT.football): LookedAtGame => ({
  fixtureId: FixtureId.parse(`f${n}`),
  sportId,
});
const games = (count: number, sportId?: string) => Array.from({ length: count }, (_, index) => game(index, sportId));

function aTab() {
  const clock = manualClock();
  const told: (readonly Topic[])[] = [];
  const lookAt = (topics: readonly Topic[]) => {
    told.push(topics);
    return Promise.resolve(null);
  };
  return { ...createTabLooks({ lookAt }, clock), told, advance: (ms: number) => clock.advance(ms) };
}

describe('S-16 what a tab looks at', () => {
  it('is told at once where a screen knows it, with everything else on the page', async () => {
    const tab = aTab();
    tab.look({});
    tab.look({ topics: [FOOTBALL] });
    tab.look({ games: [game(1, SPORT.basketball)] });
    await tab.advance(0);
    expect(tab.told).toEqual([[FOOTBALL, 'fixture:f1']]);
    await tab.advance(60_000);
    expect(tab.told).toHaveLength(1);
  });

  it('is none once a page without prices has stood for a while', async () => {
    const tab = aTab();
    tab.look({});
    await tab.advance(2_900);
    expect(tab.told).toEqual([]);
    await tab.advance(200);
    expect(tab.told).toEqual([[]]);
  });

  it('is never none between two pages, and to and fro says nothing', async () => {
    const tab = aTab();
    tab.look({});
    let away = tab.look({ topics: [FOOTBALL] });
    await tab.advance(10_000);
    away();
    away = tab.look(undefined);
    await tab.advance(1_000);
    away();
    away = tab.look({ games: [game(1, SPORT.basketball)] });
    await tab.advance(0);
    expect(tab.told).toEqual([[FOOTBALL], ['fixture:f1']]);
    away();
    await tab.advance(2_000);
    tab.look({ games: [game(1, SPORT.basketball)] });
    await tab.advance(10_000);
    expect(tab.told).toHaveLength(2);
  });

  it('waits a quarter second for the rest of a screen, and no longer for what never comes', async () => {
    const tab = aTab();
    tab.look({ games: [game(1)] });
    const away = tab.look(undefined);
    tab.look(undefined);
    await tab.advance(100);
    expect(tab.told).toEqual([]);
    away();
    tab.look({ games: [game(2)] });
    await tab.advance(200);
    expect(tab.told).toEqual([['fixture:f1', 'fixture:f2']]);
  });

  it('a page left while the rest of it was waited for tells nothing of itself', async () => {
    const tab = aTab();
    tab.look({ topics: [BASKETBALL] });
    await tab.advance(0);
    const leave = [tab.look({ games: [game(1)] }), tab.look(undefined)];
    await tab.advance(100);
    for (const away of leave) away();
    await tab.advance(60_000);
    expect(tab.told).toEqual([[BASKETBALL]]);
  });

  it.each([
    ['64 games', games(64), games(64).map(({ fixtureId }) => `fixture:${fixtureId}`)],
    ['the sports of 65 games', [...games(65), game(99, SPORT.basketball)], [FOOTBALL, BASKETBALL]],
    ['everything, for 65 sports', games(65).map((one, n) => ({ ...one, sportId: `s${n}` })), ['all']],
  ])('is %s', (_, looked, topics) => {
    expect([...topicsOf([{ games: looked }])]).toEqual(topics);
  });

  it('LIN-3 is all that each part of the screen says: what a bad line leaves of it is not known here', () => {
    const looks = [{ topics: ['all' as const] }, { topics: [FOOTBALL], games: games(1) }, undefined];
    expect([...topicsOf(looks)]).toEqual(['all', FOOTBALL, 'fixture:f0']);
  });

  it('LIN-3 is told at once where other games of a sport are shown', async () => {
    const tab = aTab();
    const away = tab.look({ topics: [FOOTBALL], games: [game(1)] });
    await tab.advance(0);
    away();
    tab.look({ topics: [FOOTBALL], games: [game(2)] });
    await tab.advance(0);
    expect(tab.told).toEqual([
      [FOOTBALL, 'fixture:f1'],
      [FOOTBALL, 'fixture:f2'],
    ]);
  });
});
