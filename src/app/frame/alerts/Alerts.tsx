/**
 * Tells what happened beside what the member looks at (rules ALR): as a short message of one tab, and where the member wants it and looks at none,
 * as a notification of the browser. Each alert is taken at the worker first, so that one tab tells it, once.
 */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alertChoices, latestBets, toldAlerts } from '../../../db/queries/alerts.ts';
import { gameAlerts, settledAlerts, wayOf, type Alert } from '../../../domain/alerts/alerts.ts';
import { topicOfFixture } from '../../../domain/events/topics.ts';
import type { FixtureId } from '../../../domain/kernel/ids.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useNow } from '../../kit/timing/useNow.ts';
import { useToast } from '../../kit/ui/Toast.tsx';
import { alerts as words, alertText } from '../copy/alerts.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useNextGames } from '../favourites/useNextGames.ts';
import { useLive } from '../link/useLive.ts';
import { useLookAt } from '../link/useLookAt.ts';
import { useFixtures } from '../live-prices/useFixtures.ts';

/** A tab that nobody looks at leaves it to one that somebody does, ms. */
const HIDDEN_WAIT_MS = 1_500;
const MINUTE_MS = 60_000;
/** Games of marked teams that are watched at once. */
const MAX_WATCHED = 12;

export function Alerts() {
  const { engine } = usePorts();
  const tell = useTell();
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
    for (const alert of settledAlerts(bets, since, Date.now()))
      if (known.current?.includes(alert.id) === false) tell(alert);
  }, [bets, since, tell]);
  const games = useWatchedGames();
  const before = useRef<ReadonlyMap<string, Fixture>>(new Map());
  useEffect(() => {
    for (const alert of gameAlerts(before.current, games, Date.now())) tell(alert);
    before.current = new Map([...before.current, ...games.map((game) => [game.fixtureId, game] as const)]);
  }, [games, tell]);
  return null;
}

const NO_GAMES: readonly Fixture[] = [];

/** Those of marked teams that have begun, or are about to. */
function useWatchedGames(): readonly Fixture[] {
  const { teams } = useFavourites();
  const now = useNow(MINUTE_MS);
  const next = useNextGames(teams);
  const due = [...next.values()].filter((game) => game !== null && game.startAt < now + MINUTE_MS);
  const ids = [...new Set(due.map((game) => game?.fixtureId ?? ''))].slice(0, MAX_WATCHED);
  useLookAt({ topics: ids.map((id) => topicOfFixture(id as FixtureId)) });
  const read = useFixtures(ids);
  const games = useRef(NO_GAMES);
  const shown = read?.fixtures.filter((game) => game !== undefined) ?? NO_GAMES;
  const isSame = games.current.length === shown.length && games.current.every((game, at) => game === shown[at]);
  if (!isSame) games.current = shown;
  return games.current;
}

/** The same function always. */
function useTell(): (alert: Alert) => void {
  const { engine } = usePorts();
  const toast = useToast();
  const choices = useLive(alertChoices, []);
  const [params] = useSearchParams();
  const open = params.get('game');
  const latest = useRef({ choices, open });
  latest.current = { choices, open };
  const tell = useRef(async (alert: Alert) => {
    if (document.hidden) await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAIT_MS));
    const { choices: wanted, open: shown } = latest.current;
    const answer = await engine.claimAlert(alert.id);
    if (!answer.ok || !answer.value || wanted === undefined) return;
    const way = wayOf(alert, wanted, { open: shown, isHidden: document.hidden });
    if (way === 'none') return;
    const text = alertText(alert);
    toast({ tone: alert.kind === 'settled' ? 'done' : 'letter', text });
    if (way === 'browser' && 'Notification' in window && Notification.permission === 'granted')
      new Notification(words.title, { body: text, tag: alert.id }).addEventListener('click', () => window.focus());
  });
  const stable = useRef((alert: Alert) => void tell.current(alert));
  return stable.current;
}
