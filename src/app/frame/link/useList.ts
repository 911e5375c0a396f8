/**
 * A list, live (decision 0076): its first page is asked for when the screen is shown, again when something may have happened untold, and further
 * pages when the member wants them. What is shown is what is stored, with the line or without.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { storedList, type ListView } from '../../../db/queries/lists.ts';
import type { ListFilterOf, ListName } from '../../../domain/calls/lists.ts';
import { listId } from '../../../domain/lists/list.ts';
import type { ListCursor } from '../../../domain/lists/listKey.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useStreamStanding } from '../connection/useFreshness.ts';
import { nothingAsked, withAsked, type AskState } from './askedPages.ts';
import { useKeptList } from './useKeptList.ts';
import { useLive } from './useLive.ts';

export interface ShownList<Name extends ListName> {
  /** `undefined` until the local database has answered. */
  readonly view: ListView<Name> | undefined;
  /** How asking for the first page goes. */
  readonly head: AskState;
  /** When what is shown was last known to be so, epoch ms; `undefined` while it is live. */
  readonly asOf: number | undefined;
  /** How asking for the page after a cursor goes. */
  readonly stateOf: (after: ListCursor) => AskState;
  /** Asks for the page after a cursor. Resolves once it is stored, or will not come. */
  readonly more: (after: ListCursor) => Promise<void>;
  /** Asks for the first page again. */
  readonly retry: () => void;
}

/** Until a list that was forgotten while it is shown is asked for again, ms: many tabs may take each other's place. */
const FORGOTTEN_MS = 3_000;

export function useList<Name extends ListName>(name: Name, filter: ListFilterOf<Name>): ShownList<Name> {
  const { engine, now } = usePorts();
  const id = listId(name, filter);
  const latest = useRef(filter);
  latest.current = filter;
  const [asked, setAsked] = useState(() => nothingAsked(id));
  const { head, pages } = asked.id === id ? asked : nothingAsked(id);

  const ask = useCallback(
    async (after: ListCursor | null) => {
      const tell = (state: AskState) => setAsked((known) => withAsked(known, id, after, state));
      tell('asking');
      const result = await engine.readList(name, latest.current, after);
      tell(result.ok ? 'done' : result.failure.kind === 'unreachable' ? 'offline' : 'failed');
    },
    [engine, name, id],
  );

  useKeptList(name, id);
  const answer = useLive(storedList<Name>, [name, id]);
  const view = answer?.id === id ? answer : undefined;
  const standing = useStreamStanding('bets');
  const isLive = standing === 'live';
  const isOld = view?.isOld === true;
  useEffect(() => {
    void ask(null);
  }, [ask]);
  // Asked anew when the line comes back, and when the stream has left a gap.
  useEffect(() => {
    if (isLive || isOld) void ask(null);
  }, [ask, isLive, isOld]);

  // Forgotten while it is shown, for want of room or for lists that were asked for later.
  const isForgotten = view?.askedAt === 0 && head === 'done';
  useEffect(() => (isForgotten ? after(FORGOTTEN_MS, () => void ask(null)) : undefined), [ask, isForgotten]);

  // All rows that were here have left: what follows is asked for without a press.
  const [first] = view?.runs ?? [];
  const following = first?.rows.length === 0 ? first.next : null;
  useEffect(() => {
    if (following !== null) void ask(following);
  }, [ask, following]);

  const isCurrent = isLive && !isOld && head !== 'offline' && head !== 'failed';
  const known = view === undefined || view.askedAt === 0 || isCurrent ? undefined : view.askedAt;
  return {
    view,
    head,
    asOf: known === undefined || isOld ? known : Math.max(known, isLive ? now() : standing),
    stateOf: (after) => pages[after] ?? 'done',
    more: ask,
    retry: () => void ask(null),
  };
}
