/** The next game of each marked team, asked for once a minute for all parts of a tab that show it: games begin, and others come. */
import type { GameNames } from '../../../domain/search/gameIndex.ts';
import type { Engine } from '../../kit/ports/engine.ts';
import { after } from '../../kit/timing/pageTimer.ts';

/** `null` for a team without one; a team is missing until it is known. */
export type NextOfTeams = ReadonlyMap<string, GameNames | null>;

const MINUTE_MS = 60_000;
const NONE: NextOfTeams = new Map();

export interface NextGames {
  /** As it was told last; the same object until it is told anew. */
  readonly read: () => NextOfTeams;
  /** Asks for as long as anybody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  /** @param teams ids, as favourites name them, with line breaks between them; asked for at once if they are others */
  readonly follow: (teams: string) => void;
}

const nextOf = new WeakMap<Engine, NextGames>();

/** Those of a tab. */
export function nextGamesOf(engine: Engine): NextGames {
  const known = nextOf.get(engine) ?? createNextGames(engine);
  nextOf.set(engine, known);
  return known;
}

/** Exported for tests. */
export function createNextGames(engine: Pick<Engine, 'nextOfTeams'>): NextGames {
  const listeners = new Set<() => void>();
  let told = NONE;
  let followed = '';
  let stop = () => {};
  const ask = () => {
    stop();
    if (listeners.size === 0) return;
    stop = after(MINUTE_MS, ask);
    const asked = followed;
    const ids = asked === '' ? [] : asked.split('\n');
    if (ids.length === 0) return;
    void engine.nextOfTeams(ids).then((answer) => {
      if (!answer.ok || asked !== followed) return;
      told = new Map(ids.map((id, at) => [id, answer.value[at] ?? null]));
      for (const listener of listeners) listener();
    });
  };
  return {
    read: () => told,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) ask();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    follow(teams) {
      if (teams === followed) return;
      followed = teams;
      ask();
    },
  };
}
