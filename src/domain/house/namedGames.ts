/** Which games, and whose, a setting names: only those that there are take hours of rest or are closed (ROU-22). Pure. */
import { GAMES } from '../mini-games/gameTable.ts';
import type { SettingKey, Settings } from './settingSchemas.ts';

const games = (ids: readonly string[]) => ids.map((id) => `game ${id}`);
const providers = (names: readonly string[]) => names.map((name) => `provider ${name}`);

/** @param value one that fits the key's schema */
function namesIn(key: SettingKey, value: unknown): readonly string[] {
  if (key === 'gameRests') return games(Object.keys(value as Settings['gameRests']));
  if (key !== 'gameMaintenance') return [];
  const closed = value as Settings['gameMaintenance'];
  return [...games(Object.keys(closed.games)), ...providers(Object.keys(closed.providers))];
}

/**
 * Whether a setting names a game, or whose, that does not exist.
 *
 * @param stored what it takes the place of: a game that is no more is in it until somebody takes it away
 */
export function namesNobody(key: SettingKey, value: unknown, stored: unknown): boolean {
  const known = new Set([
    ...games(GAMES.map(({ gameId }) => gameId)),
    ...providers(GAMES.map(({ provider }) => provider)),
    ...namesIn(key, stored),
  ]);
  return namesIn(key, value).some((name) => !known.has(name));
}
