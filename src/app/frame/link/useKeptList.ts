/**
 * A list that was left a moment ago stays live: whoever goes to another page and comes back has it at once, as it is by then, and not after three
 * readings of the database one after another (0172).
 */
import { useEffect } from 'react';
import { storedList } from '../../../db/queries/lists.ts';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import type { ListName } from '../../../domain/calls/lists.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { useOpenDatabase, useSessionId } from './Database.tsx';
import { sharedAnswers } from './sharedAnswers.ts';

/** How long it stays, ms. */
const KEPT_MS = 60_000;
/** Lists that stay at most: the two of a page, and those of the pages before it. */
const MOST_KEPT = 6;

/** What ends each, in the order in which they were left. */
const keptIn = new WeakMap<HanpanDatabase, Set<() => void>>();

/** To be called before the list is read: what reads it leaves it after this has taken it over. */
export function useKeptList(name: ListName, id: string): void {
  const db = useOpenDatabase();
  const sessionId = useSessionId();
  useEffect(() => {
    if (db === undefined) return undefined;
    const answers = sharedAnswers(db, sessionId, storedList, [name, id]);
    return () => keepOn(db, answers.subscribe(() => undefined).unsubscribe);
  }, [db, sessionId, name, id]);
}

/** @param leave ends what is kept, once: after a while, or when more have come than are kept */
export function keepOn(db: HanpanDatabase, leave: () => void, wait = after): void {
  const kept = keptIn.get(db) ?? new Set();
  keptIn.set(db, kept);
  const end = () => {
    kept.delete(end);
    forget();
    leave();
  };
  const forget = wait(KEPT_MS, end);
  kept.add(end);
  const [oldest] = kept;
  if (kept.size > MOST_KEPT) oldest?.();
}
