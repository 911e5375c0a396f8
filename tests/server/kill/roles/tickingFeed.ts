/**
 * A feed that is a function of the clock, so that whichever process takes it over goes on where the last one was killed: games whose prices move one
 * after the other, and games to bet on that open, stand and are settled at times of their own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { deliverSurely } from '../../../../server/feed/deliverSurely.ts';
import type { FeedReport } from '../../../../server/feed/feed.ts';
import type { FeedFactory } from '../../../../server/feed/feedFactory.ts';
import { fixtureReport, marketReport, resultReport } from '../../support/feedReports.ts';

/** How often the price of one of them moves, ms. */
const TICK_MS = 350;
const PRICE_GAMES = 20;
const DAY_MS = 24 * 3_600_000;

const OPENS_EVERY_MS = 10_000;
/** How long each is open, ms. */
export const OPEN_MS = 30_000;

/** Games to bet on are numbered by the time at which they open. */
export const opensAt = (k: number): number => k * OPENS_EVERY_MS;
const isOver = (k: number, now: number): boolean => now >= opensAt(k) + OPEN_MS;
export const betGame = (k: number): string => `b${k}`;
export const winnerOf = (k: number): 'home' | 'away' => (k % 2 === 0 ? 'home' : 'away');

/** The number of a game to bet on, by what names it in a report or an event; `undefined` in what names none. */
export function betGameIn(text: string): number | undefined {
  const [, k] = /\bfx-b(\d+)\b/.exec(text) ?? [];
  return k === undefined ? undefined : Number(k);
}

/** All games are of another day, so that none begins meanwhile. */
const opened = (game: string, from: number): FeedReport[] => [
  fixtureReport(game, { startAt: (Math.floor(from / DAY_MS) + 2) * DAY_MS }),
];

/** The price that moved with a tick. */
function moved(tick: number): FeedReport {
  const odds = 150 + ((tick * 37) % 400);
  return marketReport(`p${tick % PRICE_GAMES}`, { home: { odds } });
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** What was so from after one moment up to another, told once. */
function changesBetween(after: number, now: number): FeedReport[] {
  const lastTick = Math.floor(now / TICK_MS);
  const ticks = upTo(Math.max(Math.floor(after / TICK_MS) + 1, lastTick - PRICE_GAMES + 1), lastTick);
  const lastGame = Math.floor(now / OPENS_EVERY_MS);
  const games = upTo(Math.max(0, Math.floor((after - OPEN_MS) / OPENS_EVERY_MS) + 1), lastGame);
  return [
    ...ticks.map(moved),
    ...games
      .filter((k) => opensAt(k) > after && !isOver(k, now))
      .flatMap((k) => [...opened(betGame(k), opensAt(k)), marketReport(betGame(k))]),
    ...games.filter((k) => isOver(k, now)).map((k) => resultReport(betGame(k), winnerOf(k))),
  ];
}

/** Everything as it is now, and the results of whatever nobody told of. */
function everythingAt(now: number, known: readonly string[]): FeedReport[] {
  const prices = upTo(0, PRICE_GAMES - 1).flatMap((n) => [...opened(`p${n}`, now), marketReport(`p${n}`)]);
  const overdue = known.flatMap((id) => betGameIn(id) ?? []).filter((k) => isOver(k, now));
  const isNew = known.length === 0;
  return [
    ...(isNew ? prices : []),
    ...overdue.map((k) => resultReport(betGame(k), winnerOf(k))),
    ...changesBetween(now - OPEN_MS, now).filter((report) => !isResult(report)),
  ];
}

const isResult = (report: FeedReport): boolean =>
  report.kind === 'market' && report.selections.some(({ status }) => status === 'settled');

export const tickingFeed: FeedFactory = async (sink, clock, state) => {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const deliver = (reports: readonly FeedReport[]) =>
    deliverSurely({ sink, clock, random: Math.random, stopped, source: 'ticking' }, reports);
  let told = clock.now();
  const known = state.fixtures().map(({ fixtureId }) => String(fixtureId));
  await deliver(everythingAt(told, known));
  const run = async () => {
    while (!stopped.aborted) {
      await pause(TICK_MS - (clock.now() % TICK_MS));
      const now = clock.now();
      if (await deliver(changesBetween(told, now))) told = now;
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
};
