/**
 * The rounds of a game that are here, newest first, live (LST): told by the stream while the page is shown, and asked for where the clock says that
 * one must be there that is not. So nothing is missed whatever became of the line.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { topicOfGame } from '../../../domain/events/topics.ts';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { timesOf, type Round, type RoundId } from '../../../domain/mini-games/round.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { after } from '../../kit/timing/pageTimer.ts';

/** A round is told within a second; this long after its draw it is asked for, ms. */
const MISSED_MS = 3_000;
/** Not all pages at once, ms. */
const JITTER_MS = 2_000;
/** It is asked for at most so often, each time after twice as long. */
const MOST_ASKED = 5;
/** Rounds that boards are made of. */
const MOST_SHOWN = 500;
/** Rounds that are fetched of their own accord: what boards show at most. */
const WANTED = 300;

export interface GameRounds {
  /** From the newest on, without a gap. */
  readonly rounds: readonly Round[];
  readonly list: Pick<ShownList<'rounds'>, 'head' | 'asOf' | 'retry'>;
  /** Whether it is known which rounds there are. */
  readonly isRead: boolean;
}

/** Whether all of a round is told: of one that is void before its draw that is to come. */
const isTold = ({ voidedAt, seed }: Round): boolean => voidedAt === undefined || seed !== '';

/** @param last the round that was drawn last, by the clock */
export function useRounds({ gameId }: GameRow, last: RoundId): GameRounds {
  useLookAt({ topics: [topicOfGame(gameId)] });
  const list = useList('rounds', { gameId });
  const { view, head } = list;
  const [run] = view?.runs ?? [];
  const rows = run?.rows;
  const rounds = useMemo(() => rows?.slice(0, MOST_SHOWN) ?? [], [rows]);
  // One that was made void before its draw is here before the one that was drawn last.
  const newest = rounds.find(isTold);
  const isHere = newest !== undefined && newest.drawsAt >= timesOf(last).drawsAt;
  const [asked, setAsked] = useState({ last, times: 0 });
  const times = asked.last === last ? asked.times : 0;
  const latest = useRef(list.retry);
  latest.current = list.retry;
  useEffect(() => {
    if (isHere || head === 'asking' || times >= MOST_ASKED) return undefined;
    const wait = (MISSED_MS + Math.random() * JITTER_MS) * 2 ** times;
    return after(wait, () => {
      setAsked({ last, times: times + 1 });
      latest.current();
    });
  }, [isHere, head, times, last]);
  const next = run === undefined || run.rows.length >= WANTED ? null : run.next;
  const more = useRef(list.more);
  more.current = list.more;
  const isOpen = head === 'done' && isHere;
  useEffect(() => {
    if (isOpen && next !== null) void more.current(next);
  }, [isOpen, next]);
  return { rounds, list, isRead: view !== undefined && (view.askedAt > 0 || head === 'offline' || head === 'failed') };
}
