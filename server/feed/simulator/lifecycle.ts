/**
 * The turns of a game's life: it opens, starts, ends with a result and leaves. Late turns are caught up in order, so a game that
 * ended while the origin was off is settled first and closed after.
 */
import type { FeedReport, ScoreReport } from '../feed.ts';
import { countUntil } from './course.ts';
import { closeAt, marketsInPlay, minuteAt, openingMarkets, prospectAt, standingOf } from './game.ts';
import { addLines, closedReport, fixtureReport, playedMarkets, pricedMarkets } from './gameReports.ts';
import { fairChance } from './markets/fairChance.ts';
import type { MarketPlan } from './markets/marketPlan.ts';
import type { RunningGame, Stage } from './runningGame.ts';
import { heldAt, scoreAt } from './scoreOfGame.ts';

/** The most lines of one game in play. */
const MOST_LINES = 260;

/** The stage a game should be in. */
export function dueStage({ game }: RunningGame, now: number): Stage {
  if (now < game.planned.startAt) return 'scheduled';
  if (now < game.endAt()) return 'inPlay';
  return now >= closeAt(game) ? 'closed' : 'finished';
}

/**
 * Brings a game to the stage it should be in.
 *
 * @returns what to report; empty if it is there already
 */
export function advance(running: RunningGame, now: number): readonly FeedReport[] {
  const due = dueStage(running, now);
  if (running.stage === due) return [];
  const reports = turnsTo(running, due, now);
  running.stage = due;
  return reports;
}

function turnsTo(running: RunningGame, due: Stage, now: number): readonly FeedReport[] {
  const { game } = running;
  if (due === 'scheduled') {
    const prospect = prospectAt(game, now);
    if (running.lines.size === 0) addLines(running, openingMarkets(game, 'main', prospect));
    return [fixtureReport(game, 'scheduled'), ...pricedMarkets(running, [...running.lines.values()], prospect)];
  }
  running.suspended.clear();
  if (due === 'inPlay') return [fixtureReport(game, 'inPlay'), ...courseReports(running, now)];
  const isSettled = running.stage === 'finished';
  const end: readonly FeedReport[] = isSettled ? [] : [fixtureReport(game, 'finished'), ...endReports(running)];
  return due === 'closed' ? [...end, closedReport(game)] : end;
}

/** The final score, and the results of everything that has none yet. */
function endReports(running: RunningGame): readonly FeedReport[] {
  const { game, lines } = running;
  if (lines.size === 0) addLines(running, openingMarkets(game, 'main', prospectAt(game, game.planned.startAt - 1)));
  const at = game.endAt();
  return [scoreReport(running, at), ...playedMarkets(running, [...lines.values()], at)];
}

const scoreReport = ({ game }: RunningGame, at: number): ScoreReport => ({
  kind: 'score',
  fixtureId: game.planned.fixtureId,
  score: scoreAt(game, at),
});

/** All its markets, once the game is near; nothing for one that has them, or has begun. */
export function deepen(running: RunningGame, now: number): readonly FeedReport[] {
  if (running.isWhole || running.stage !== 'scheduled' || running.game.planned.startAt <= now) return [];
  const prospect = prospectAt(running.game, now);
  running.isWhole = true;
  addLines(running, openingMarkets(running.game, 'whole', prospect));
  return pricedMarkets(running, [...running.lines.values()], prospect);
}

/**
 * What there is to tell of a game in play since it was last told: its score, and the markets that something happened to. All of them when prices
 * begin or cease to be held; the main ones after a point; what is decided at once.
 */
export function courseReports(running: RunningGame, now: number): readonly FeedReport[] {
  const { game, lines } = running;
  const minute = minuteAt(game, now);
  const count = countUntil(game.course().happenings, minute);
  const held = heldAt(game, minute);
  const told = `${count}|${held ?? ''}|${Math.floor(minute)}|${Math.floor(minute * pitchRate(running))}`;
  if (told === running.told) return [];
  const isFirst = running.told === '';
  const before = Number(running.told.split('|', 1)[0]);
  const wasHeld = running.isHeld;
  running.told = told;
  running.isHeld = held !== null;
  const score = scoreReport(running, now);
  if (wasHeld !== running.isHeld || isFirst) {
    if (!running.isHeld || isFirst) openLines(running, now);
    return [score, ...playedMarkets(running, [...lines.values()], now)];
  }
  if (count === before || running.isHeld) return [score];
  const since = game.course().happenings.slice(before, count);
  const isScored = since.some(({ points }) => points > 0);
  const isCorner = since.some(({ of }) => of === 'corner');
  const touched = [...lines.values()].filter(({ plan }) =>
    plan.part === 'corners' ? isCorner : isScored && (plan.isMain || PASSED.has(plan.asks)),
  );
  return [score, ...playedMarkets(running, touched, now)];
}

/**
 * Prices that the course of a game in play has left behind, told anew (SIM-P9). A price that is worth its stake is gone well before a bet on it,
 * which is held, is looked at again; whoever waits for one finds none.
 */
export function overtakenReports(running: RunningGame, now: number): readonly FeedReport[] {
  const { game, lines, reported, isHeld, stage } = running;
  if (stage !== 'inPlay' || isHeld || !game.sport.turnsInPlay || now - running.lookedAt < LOOK_MS) return [];
  running.lookedAt = now;
  const prospect = prospectAt(game, now);
  const overtaken = [...lines.values()].filter(({ plan, quarters, selections }) =>
    selections.some(({ selectionId, side, name }) => {
      const known = reported.get(selectionId);
      return known?.status === 'open' && fairChance({ plan, quarters, side, name }, prospect) * known.odds > MOST_WORTH;
    }),
  );
  return overtaken.length === 0 ? [] : playedMarkets(running, overtaken, now, prospect);
}

/** How often all prices of a game in play are looked at: several times while a bet is held, ms. */
const LOOK_MS = 1_000;
/** Hundredths of a stake that an open price may be worth before it is told anew. */
const MOST_WORTH = 99;

/** Baseball is told pitch by pitch, about four a minute. */
const pitchRate = ({ game }: RunningGame): number => (game.sport.holds.homeRun === undefined ? 0 : 4);

/** Questions that a point may decide before the end. */
const PASSED: ReadonlySet<MarketPlan['asks']> = new Set([
  'homeOverUnder',
  'awayOverUnder',
  'overUnder',
  'correctScore',
  'bothToScore',
  'first',
]);

/** Lines around where the game stands now, beside those it has. */
function openLines(running: RunningGame, now: number): void {
  const { game, lines } = running;
  running.isWhole = true;
  if (!game.sport.turnsInPlay) {
    if (lines.size === 0) addLines(running, openingMarkets(game, 'main', prospectAt(game, game.planned.startAt - 1)));
    return;
  }
  if (lines.size >= MOST_LINES) return;
  const standing = standingOf(game, now);
  addLines(running, marketsInPlay(game, prospectAt(game, now, standing), standing));
}
