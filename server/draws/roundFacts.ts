/** What a bet on rounds rests on: the rounds that are open by the origin's clock, and whether the house has closed their game or it rests (ROU-7, ROU-8, ROU-10, ROU-19). */
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import type { SettingKey, Settings } from '../../src/domain/house/settingSchemas.ts';
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { isRestingRound } from '../../src/domain/mini-games/gameRests.ts';
import { gameOfRound, partsOf, timesOf } from '../../src/domain/mini-games/round.ts';
import { BONUS_FIXTURE, bonusFixture } from '../../src/domain/mini-games/virtual/bonus.ts';
import { fixtureOfRound } from '../../src/domain/mini-games/roundFixture.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { settingOf } from '../house/settings.ts';
import type { Work } from '../store/store.ts';
import { readChain } from './chains.ts';
import { readBookOf } from './payouts.ts';

/**
 * Rounds among some fixtures that take bets now: begun, not closed, not ended, and of a day whose chain is published, at what the house
 * pays on them (PAY-3). Of a game that nobody draws there is none. Bonus odds are among them at all times (BON-5).
 *
 * @param now epoch ms, of the transaction that takes the bet
 */
export async function openRounds(tx: Work, ids: readonly FixtureId[], now: number): Promise<Map<FixtureId, Fixture>> {
  const open = new Map<FixtureId, Fixture>();
  for (const id of ids) {
    if (id === BONUS_FIXTURE) open.set(id, bonusFixture());
    const parts = partsOf(id);
    if (parts === undefined) continue;
    const { opensAt, closesAt } = timesOf(id);
    if (now < opensAt || now >= closesAt) continue;
    const chain = await readChain(tx, parts.game.gameId, parts.day);
    const ended = await tx.selectFrom('rounds').select('round_id').where('round_id', '=', id).executeTakeFirst();
    const fixture = fixtureOfRound(id, await readBookOf(tx, parts.game.gameId, id));
    if (chain !== undefined && ended === undefined && fixture !== undefined) open.set(id, fixture);
  }
  return open;
}

/**
 * Why the house takes no bets on a game of some rounds: it has closed it, or all of its provider's, or the game rests; `undefined` while it does.
 *
 * @param stored settings as they are stored, read where there is a round among the fixtures
 */
export function gameClosing(
  ids: readonly FixtureId[],
  stored: Readonly<Partial<Record<SettingKey, string>>>,
): 'maintenance' | 'gameRests' | undefined {
  const rounds = ids.filter((id) => partsOf(id) !== undefined);
  if (rounds.length === 0) return undefined;
  const closed = settingOf('gameMaintenance', stored.gameMaintenance);
  if (rounds.some((id) => isClosed(closed, gameOfRound(id)))) return 'maintenance';
  const rests = settingOf('gameRests', stored.gameRests);
  return rounds.some((id) => isRestingRound(rests, id)) ? 'gameRests' : undefined;
}

/** @param closed the house's setting */
export const isClosed = (closed: Settings['gameMaintenance'], { gameId, provider }: GameRow): boolean =>
  closed.games[gameId] === 1 || closed.providers[provider] === 1;
