/**
 * Tells what happened beside what the member looks at (rules ALR): as a short message of one tab, and where the member wants it and looks at none,
 * as a notification of the browser. Each alert is taken at the worker first, so that one tab tells it, once.
 */
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alertChoices, latestBets, priceMarks, toldAlerts } from '../../../db/queries/alerts.ts';
import { gameAlerts, lastKnown, priceAlerts, settledAlerts, wayOf, type Alert } from '../../../domain/alerts/alerts.ts';
import { reachedMarks, spentMarks } from '../../../domain/alerts/priceMarks.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { nextTold } from '../../../domain/mini-games/told.ts';
import { isOfTopics, topicOfFixture } from '../../../domain/events/topics.ts';
import type { FixtureId } from '../../../domain/kernel/ids.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { after } from '../../kit/timing/pageTimer.ts';
import { useToast } from '../../kit/ui/Toast.tsx';
import { useOriginClock, useOriginNow } from '../connection/useOriginNow.ts';
import { alerts as words, alertText } from '../copy/alerts.ts';
import { useNextGames } from '../favourites/useNextGames.ts';
import { useLive } from '../link/useLive.ts';
import { useLookAt } from '../link/useLookAt.ts';
import { useFixtures } from '../live-prices/useFixtures.ts';

/** A tab that nobody looks at leaves it to one that somebody does, ms. */
const HIDDEN_WAIT_MS = 1_500;
const MINUTE_MS = 60_000;
/** Games of marked teams that are watched at once. */
const MAX_WATCHED = 12;

interface AlertsProps {
  /** A bet with what it is on in words: whoever composes the page knows the words of all products. */
  readonly inWords: (bet: Bet) => Promise<Bet>;
}

export function Alerts({ inWords }: AlertsProps) {
  const { engine, now } = usePorts();
  const originNow = useOriginClock();
  const tell = useTell(inWords);
  const told = useLive(async (db) => ({ is: await toldAlerts(db) }), []);
  const bets = useLive(latestBets, []);
  const since = told?.is?.since;
  const isFirst = told !== undefined && since === undefined;
  // From now on there is news.
  useEffect(() => {
    if (isFirst) void engine.claimAlert('');
  }, [engine, isFirst]);
  const known = useRef(told?.is?.ids);
  known.current = told?.is?.ids;
  useEffect(() => {
    if (bets === undefined || since === undefined) return;
    const look = (): (() => void) | undefined => {
      const at = originNow();
      // Bets are settled by the origin's clock; alerts began by this machine's.
      for (const alert of settledAlerts(bets, since + at - now(), at))
        if (known.current?.includes(alert.id) === false) tell(alert);
      const next = nextTold(settledOf(bets), at);
      return next === 0 ? undefined : after(next - at, () => (stop = look()));
    };
    let stop = look();
    return () => stop?.();
  }, [bets, since, tell, now, originNow]);
  const { ids, games } = useWatchedGames();
  const before = useRef<ReadonlyMap<string, Fixture>>(new Map());
  useEffect(() => {
    const at = originNow();
    for (const alert of gameAlerts(before.current, games, at)) tell(alert);
    before.current = lastKnown(before.current, games, ids, at);
  }, [games, ids, tell, originNow]);
  usePriceAlerts(tell);
  return null;
}

/** Tells of prices that are where the member waited for them; a mark goes with that, or when nothing can reach it any more (ALR-6, ALR-7). */
function usePriceAlerts(tell: (alert: Alert) => void): void {
  const { engine } = usePorts();
  const isWanted = useLive(alertChoices, [])?.price ?? false;
  const all = useLive(priceMarks, []);
  const marks = isWanted ? all : undefined;
  const ids = useMemo(() => [...new Set(marks?.map(({ fixtureId }) => fixtureId))], [marks]);
  useLookAt(useMemo(() => ({ topics: ids.map(topicOfFixture) }), [ids]));
  const read = useFixtures(ids);
  useEffect(() => {
    if (marks === undefined || read === undefined) return;
    const { followed } = read;
    // What is not followed is no price (S-20).
    const games = read.fixtures.filter((game) => game !== undefined && isOfTopics(followed, game)) as Fixture[];
    const here = new Set(read.fixtures.map((game) => game?.fixtureId));
    // A mark that is taken away does not come again: not by what is about to be read anew.
    const isGone = (id: FixtureId) => !here.has(id) && !read.isBehind && read.isGone(id);
    const reached = reachedMarks(marks, games);
    for (const alert of priceAlerts(reached)) tell(alert);
    for (const { fixtureId, selectionId } of [...reached.map(({ mark }) => mark), ...spentMarks(marks, games, isGone)])
      void engine.markPrice(fixtureId, selectionId, null);
  }, [marks, read, tell, engine]);
}

/** Those that are settled: of others nothing is told yet. */
const settledOf = (bets: readonly Bet[]) => bets.filter(({ status }) => status !== 0);

interface Watched {
  readonly ids: readonly string[];
  /** Of those that are here, as they stand. */
  readonly games: readonly Fixture[];
}

/** Those of marked teams that have begun, or are about to; the same object for as long as they stand as they did. */
function useWatchedGames(): Watched {
  const now = useOriginNow(MINUTE_MS);
  const next = useNextGames();
  const due = [...next.values()].filter((game) => game !== null && game.startAt < now + MINUTE_MS);
  const ids = [...new Set(due.map((game) => game?.fixtureId ?? ''))].slice(0, MAX_WATCHED);
  useLookAt({ topics: ids.map((id) => topicOfFixture(id as FixtureId)) });
  const read = useFixtures(ids);
  const watched = useRef<Watched>({ ids: [], games: [] });
  const games = read?.fixtures.filter((game) => game !== undefined) ?? [];
  if (!isSameList(watched.current.games, games) || !isSameList(watched.current.ids, ids))
    watched.current = { ids, games };
  return watched.current;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** The same function always. */
function useTell(inWords: AlertsProps['inWords']): (alert: Alert) => void {
  const { engine } = usePorts();
  const toast = useToast();
  const choices = useLive(alertChoices, []);
  const [params] = useSearchParams();
  const open = params.get('game');
  const latest = useRef({ choices, open });
  latest.current = { choices, open };
  const waiting = useRef(new Set<() => void>());
  // Whoever leaves, or is signed out, is told nothing more.
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const cancel of current) cancel();
      current.clear();
    };
  }, []);
  const tell = useRef(async (alert: Alert) => {
    const { choices: wanted, open: shown } = latest.current;
    const answer = await engine.claimAlert(alert.id);
    if (!answer.ok || !answer.value || wanted === undefined) return;
    const way = wayOf(alert, wanted, { open: shown, isHidden: document.hidden });
    if (way === 'none') return;
    const told = alert.kind === 'settled' ? { ...alert, bet: await inWords(alert.bet) } : alert;
    const text = alertText(told);
    toast({ tone: alert.kind === 'settled' ? 'done' : 'letter', text });
    if (way === 'browser' && 'Notification' in window && Notification.permission === 'granted')
      new Notification(words.title, { body: text, tag: alert.id }).addEventListener('click', () => window.focus());
  });
  const stable = useRef((alert: Alert) => {
    if (!document.hidden) {
      void tell.current(alert);
      return;
    }
    const cancel = after(HIDDEN_WAIT_MS, () => {
      waiting.current.delete(cancel);
      void tell.current(alert);
    });
    waiting.current.add(cancel);
  });
  return stable.current;
}
