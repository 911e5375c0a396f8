/**
 * The turns of a game's life: it opens, starts, ends with a result and leaves. Late turns are caught up in order, so a game that
 * ended while the origin was off is settled first and closed after.
 */
import type { ScoreReport, FeedReport } from '../feed.ts';
import { gameScoreAt, goalsOf } from './game.ts';
import { allMarkets, closedReport, fixtureReport, settledMarkets } from './gameReports.ts';
import type { RunningGame, Stage } from './runningGame.ts';

/** The stage a game should be in. */
export function dueStage({ game }: RunningGame, now: number): Stage {
  if (now >= game.closeAt) return 'closed';
  if (now >= game.endAt) return 'finished';
  return now >= game.planned.startAt ? 'inPlay' : 'scheduled';
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
  const { game, prices } = running;
  if (due === 'scheduled') return [fixtureReport(game, 'scheduled'), ...allMarkets(game, prices, 'open')];
  running.suspended.clear();
  if (due === 'inPlay') {
    const markets = allMarkets(game, prices, 'suspended');
    const score = changedScore(running, now);
    return [fixtureReport(game, 'inPlay'), ...markets, ...(score === undefined ? [] : [score])];
  }
  const isSettled = running.stage === 'finished';
  const end: readonly FeedReport[] = isSettled
    ? []
    : [fixtureReport(game, 'finished'), finalScore(running), ...settledMarkets(game, prices)];
  return due === 'closed' ? [...end, closedReport(game)] : end;
}

/** The score of a running game, if it is another one than was reported: a goal, a period, a minute of the clock. */
export function changedScore(running: RunningGame, now: number): ScoreReport | undefined {
  running.goals ??= goalsOf(running.game);
  const score = gameScoreAt(running.game, running.goals, now);
  const text = `${score.period}|${Math.floor(score.clockSeconds / 60)}|${score.home}|${score.away}`;
  if (text === running.lastScore) return undefined;
  running.lastScore = text;
  return { kind: 'score', fixtureId: running.game.planned.fixtureId, score };
}

function finalScore({ game }: RunningGame): ScoreReport {
  return { kind: 'score', fixtureId: game.planned.fixtureId, score: gameScoreAt(game, [], game.endAt) };
}
