/** Bets on several virtual rounds at once, with bonus odds and without, at a real origin. */
import { describe, expect, it } from 'vitest';
import type { BettingLine } from '../../../src/domain/bets/bettingCall.ts';
import { formatOdds, totalOdds } from '../../../src/domain/kernel/odds.ts';
import { gameOf } from '../../../src/domain/mini-games/gameTable.ts';
import { fixtureOfRound } from '../../../src/domain/mini-games/roundFixture.ts';
import { BONUS_FIXTURE, BONUSES, bonusSelectionId } from '../../../src/domain/mini-games/virtual/bonus.ts';
import { VENUES } from '../../../src/domain/mini-games/virtual/venues.ts';
import { newKey, signIn } from '../support/caller.ts';
import { drawsAt, openDrawHouse, requestOn, roundOn } from './support/drawHouse.ts';
import { changeSettings } from '../support/operator.ts';

const gamesOf = (sport: string) =>
  VENUES.filter((venue) => venue.sport === sport).flatMap(({ gameId }) => gameOf(gameId) ?? []);
const horses = gamesOf('horse');
const soccer = gamesOf('soccer').slice(0, 3);
const STAKE = 10_000;

/** The cell of a round whose odds are nearest above some others. */
function lineAbove(roundId: string, least: number, most = 10_000): BettingLine {
  const fixture = fixtureOfRound(roundId);
  const selections = fixture?.markets.flatMap((market) => market.selections) ?? [];
  const [found] = selections.filter(({ odds }) => odds >= least && odds <= most).toSorted((a, b) => a.odds - b.odds);
  if (fixture === undefined || found === undefined) throw new Error(`nothing above ${least} in ${roundId}`);
  return {
    betBaseline: '',
    betPrice: formatOdds(found.odds),
    fixtureId: fixture.fixtureId,
    oddsId: found.selectionId,
    sportId: fixture.sportId,
    version: 1,
  };
}

const bonusOf = (folds: number, odds = BONUSES.find((bonus) => bonus.folds === folds)?.odds ?? 0): BettingLine => ({
  betBaseline: '',
  betPrice: formatOdds(odds),
  fixtureId: BONUS_FIXTURE as BettingLine['fixtureId'],
  oddsId: bonusSelectionId(folds),
  sportId: BONUS_FIXTURE,
  version: 1,
});

async function open() {
  const house = await openDrawHouse([...horses, ...soccer]);
  const member = await signIn(house.origin);
  const roundsOf = (games: typeof horses) => games.map((game) => roundOn(game, house.clock.now()));
  const bet = (lines: readonly BettingLine[], change = {}) => {
    const gameId = Number(lines[0]?.fixtureId.split('.')[1]);
    const [game = horses[0]] = [...horses, ...soccer].filter((row) => row.gameId === String(gameId));
    if (game === undefined) throw new Error('no game');
    return member.bet(requestOn(game, lines, { memberId: member.memberId, amounts: STAKE, ...change }), newKey());
  };
  return { ...house, member, bet, roundsOf };
}

describe('a bet on virtual rounds', () => {
  it('SPT-08 CRT-08 BON-5 of three races with the bonus of three is taken at the product of all four, and settled once all are drawn', async () => {
    const { origin, clock, member, bet, roundsOf, pass } = await open();
    const lines = roundsOf(horses).map((round) => lineAbove(round, 130, 300));
    const answer = await bet([...lines, bonusOf(3)]);
    expect(answer.status).toBe(200);
    const odds = lines.map(({ betPrice }) => Math.round(Number(betPrice) * 100));
    const [placed] = await origin.inspect.bets(member.memberId);
    expect(placed).toMatchObject({ page: 'virtual', totalOdds: totalOdds([...odds, 103]), status: 0 });
    await pass(Math.max(...roundsOf(horses).map(drawsAt)) - clock.now());
    const [ended] = await origin.inspect.bets(member.memberId);
    const won = ended?.picks.every(({ settlement }) => settlement === 2);
    expect(ended).toMatchObject(won ? { status: 2, paid: placed?.expectedWinnings } : { status: 1, paid: 0 });
  });

  it('BON-1 CRT-08 whose bonus asks for more picks is refused', async () => {
    const { bet, roundsOf } = await open();
    const lines = roundsOf(horses)
      .slice(0, 2)
      .map((round) => lineAbove(round, 130));
    expect(await bet([...lines, bonusOf(3)])).toMatchObject({ status: 422, body: { reason: 'bonusNotEarned' } });
  });

  it('BON-2 CRT-08 with odds below 1.30 beside a bonus is refused in the words of the product', async () => {
    const { bet, roundsOf } = await open();
    const lines = roundsOf([...horses, ...soccer]).map((round) => lineAbove(round, 101));
    expect(Math.min(...lines.map(({ betPrice }) => Number(betPrice)))).toBeLessThan(1.3);
    expect(await bet([...lines, bonusOf(3)])).toMatchObject({
      status: 422,
      body: { reason: 'oddsBesideBonus', message: '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.' },
    });
    expect((await bet(lines)).status).toBe(200);
  });

  it('BON-5 has its bonus at its price and on its own page alone', async () => {
    const { bet, roundsOf } = await open();
    const lines = roundsOf(horses).map((round) => lineAbove(round, 130, 300));
    expect((await bet([...lines, bonusOf(3, 118)])).status).toBe(409);
    expect(await bet([bonusOf(3)], { gameDetailType: '12', minigameId: 1015 })).toMatchObject({
      status: 422,
      body: { reason: 'selectionClosed' },
    });
  });

  it('BON-5 EXP-1 stakes nothing on the bonus itself: a second bet with it is of other games', async () => {
    const { origin, bet, roundsOf } = await open();
    const rules = { closingLeadMs: 0, minBetIntervalMs: 0, refusesHedges: true, resultOverdueMs: 3_600_000 };
    const levels = Object.fromEntries(Array.from({ length: 11 }, (_, level) => [String(level), 1.5 * STAKE]));
    await changeSettings(origin, { bettingRules: { ...rules, fixtureMax: levels } });
    const first = roundsOf(horses).map((round) => lineAbove(round, 130, 300));
    const second = roundsOf(soccer).map((round) => lineAbove(round, 130, 300));
    expect((await bet([...first, bonusOf(3)])).status).toBe(200);
    expect((await bet([...second, bonusOf(3)])).status).toBe(200);
    expect(await bet([...first, bonusOf(3)])).toMatchObject({ status: 422, body: { reason: 'aboveFixtureMax' } });
  });

  it('SLIP-12 backs one selection of a round', async () => {
    const { bet, roundsOf } = await open();
    const [round = ''] = roundsOf(horses);
    const two = [lineAbove(round, 130), lineAbove(round, 300)];
    expect(await bet(two)).toMatchObject({ status: 422, body: { reason: 'samePick' } });
  });
});
