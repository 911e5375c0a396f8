/**
 * Finds games by name (SPT-11): the index of all that is listed, built slice by slice when somebody begins to search, and kept up from then on as
 * games come and go. Off the way of prices: a price changes no board, and no board is read for it (SRC-9).
 */
import { gameNames, listedGames, type ListedGame } from '../../db/queries/gameNames.ts';
import { liveQuery } from '../../db/queries/liveQuery.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { readAliases } from '../../domain/search/aliases.ts';
import { createGameIndex, type FoundNames, type GameIndex, type GameNames } from '../../domain/search/gameIndex.ts';
import { pause, type Clock } from '../ports/clock.ts';

/** Games that are read at once: between two slices the worker does what else there is to do. */
const SLICE = 200;
/** An index that nobody has asked for so long is dropped, ms. */
const IDLE_MS = 300_000;
/** How long a question waits for an index that is being built, ms. */
const PATIENCE_MS = 1_000;

export interface GameSearch {
  /** What is found now. The first question begins the index, and waits for it so long, ms; what is not in it by then is not found. */
  find(text: string, patienceMs?: number): Promise<FoundNames & { readonly isWhole: boolean }>;
  /** The next game of each team, in their order, as the index knows them now. @param ids as favourites name them */
  nextOf(ids: readonly string[], patienceMs?: number): Promise<readonly (GameNames | null)[]>;
}

interface Running {
  readonly index: GameIndex;
  isWhole: boolean;
  readonly whenWhole: Promise<void>;
  stop(): void;
}

/** Builds nothing before it is asked. Ends with `signal`. */
export function createGameSearch(db: HanpanDatabase, clock: Clock, signal: AbortSignal): GameSearch {
  let running: Running | undefined;
  let cancelIdle: (() => void) | undefined;

  const stop = () => {
    running?.stop();
    running = undefined;
  };
  signal.addEventListener('abort', stop);

  const asked = async (patienceMs: number): Promise<Running> => {
    cancelIdle?.();
    cancelIdle = clock.after(IDLE_MS, stop);
    running ??= follow(db, clock);
    const now = running;
    if (!now.isWhole) await Promise.race([now.whenWhole, pause(clock, patienceMs, signal)]);
    return now;
  };
  return {
    async find(text, patienceMs = PATIENCE_MS) {
      const now = await asked(patienceMs);
      return { ...now.index.find(text), isWhole: now.isWhole };
    },
    async nextOf(ids, patienceMs = PATIENCE_MS) {
      const { index } = await asked(patienceMs);
      return ids.map((id) => index.nextOf(id) ?? null);
    },
  };
}

/** Follows the boards until it is stopped. */
function follow(db: HanpanDatabase, clock: Clock): Running {
  const index = createGameIndex(readAliases());
  const life = new AbortController();
  let tellWhole = () => {};
  const whenWhole = new Promise<void>((resolve) => {
    tellWhole = resolve;
  });
  let wanted: ReadonlyMap<string, ListedGame> = new Map();
  const known = new Map<string, ListedGame>();
  let isReading = false;

  const running: Running = {
    index,
    isWhole: false,
    whenWhole,
    stop: () => {
      life.abort();
      subscription.unsubscribe();
    },
  };

  const missing = () => [...wanted].filter(([id, { startAt }]) => known.get(id)?.startAt !== startAt).slice(0, SLICE);

  async function readMissing(): Promise<void> {
    isReading = true;
    for (let slice = missing(); slice.length > 0 && !life.signal.aborted; slice = missing()) {
      const names = await gameNames(db, slice).catch(() => undefined);
      // A database that is closed just now tells the query again when it is open.
      if (names === undefined) break;
      for (const [id, game] of slice) known.set(id, game);
      for (const game of names) if (wanted.has(game.fixtureId)) index.put(game);
      await pause(clock, 0, life.signal);
    }
    isReading = false;
    running.isWhole = true;
    tellWhole();
  }

  const subscription = liveQuery(() => listedGames(db)).subscribe((listed) => {
    wanted = listed;
    for (const id of [...known.keys()]) {
      if (listed.has(id)) continue;
      known.delete(id);
      index.drop(id);
    }
    if (!isReading) void readMissing();
  });
  return running;
}
