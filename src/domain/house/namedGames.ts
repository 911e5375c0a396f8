/** Which games, and whose, a change of the house names: only those that there are take hours of rest or are closed (ROU-22). Pure. */
import { GAMES, gameOf } from '../mini-games/gameTable.ts';

interface Named {
  /** Ids of games. */
  readonly games: readonly string[];
  /** Of whom all games are meant. */
  readonly providers: readonly string[];
}

/**
 * Whether a change names a game or a provider that does not exist.
 *
 * @param before what was stored: a game that is no more is in it until somebody takes it away
 */
export function namesNobody(named: Named, before: Named): boolean {
  const providers = new Set(GAMES.map(({ provider }) => provider));
  return (
    named.games.some((id) => gameOf(id) === undefined && !before.games.includes(id)) ||
    named.providers.some((id) => !providers.has(id) && !before.providers.includes(id))
  );
}
