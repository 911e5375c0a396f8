/**
 * Why something is as it is (INS-4, INS-5): from a refusal or a locked price back to what made it so, and from an event on to what it touched. All of it is
 * read off the lines: nothing is guessed that the recording does not say, and what merely stood close by is bounded by a time.
 */
import type { LogIndex } from './logIndex.ts';
import type { LogLine } from './logLine.ts';
import { connectionNews } from './tracks.ts';

/** What a line of a chain is to the one before it. */
export type CauseLink =
  | 'itself'
  /** Selections were suspended, settled, or moved; their game left the offer. */
  | 'selection'
  /** The game changed: score, status. */
  | 'game'
  /** The stream of the offer, or a part of the feed, could not be trusted. */
  | 'connection'
  /** The bet went off. */
  | 'asked'
  /** Somebody pressed. */
  | 'pressed';

export interface CauseStep {
  readonly line: LogLine;
  readonly link: CauseLink;
}

/** A score or a status explains what was suspended within so long after it, ms. */
const GAME_MS = 5_000;
/** How far forward an event is followed, ms. */
const FORWARD_MS = 60_000;
/** A press explains the bet that went off within so long after it, ms. */
const PRESS_MS = 20_000;
const MOST_TOUCHED = 200;

const PLACING: ReadonlySet<string> = new Set(['placeBet', 'acceptChangedOdds']);
const ENDS_OF_BET: ReadonlySet<string> = new Set(['BetRefused', 'BetNotPlaced', 'OddsChangeReported']);

/** The line itself, then what made it so, the nearest first. Only the line where nothing is known. */
export function whyOf(log: LogIndex, line: LogLine): readonly CauseStep[] {
  const own: CauseStep = { line, link: 'itself' };
  if (line.stream === 'events') return [own, ...whyOfEvent(log, line)];
  if (line.isRefusal || ENDS_OF_BET.has(line.type)) return [own, ...whyRefused(log, line)];
  if (line.stream === 'slip' || line.stream === 'bets') return [own, ...whyAsked(log, line)];
  if (line.callId !== undefined && line.type === 'answer') return [own, ...callOf(log, line)];
  return [own];
}

/**
 * Why a price cannot be bet on after a line: what locked it, the nearest first; empty where nothing that was recorded did.
 *
 * @param before place of the first line that does not count
 */
export function whyLocked(log: LogIndex, selectionId: string, before: number): readonly CauseStep[] {
  const connection = connectionInForce(log, before);
  const change = inForce(log, selectionId, before);
  const steps: CauseStep[] = change === undefined ? [] : [{ line: change, link: 'selection' }];
  if (change !== undefined) steps.push(...whyOfEvent(log, change));
  if (connection !== undefined) steps.push({ line: connection, link: 'connection' });
  return newestFirst(steps);
}

/** What an event made happen: lines after it of whose chain it is, the first of them first. */
export function touchedBy(log: LogIndex, line: LogLine): readonly LogLine[] {
  const near = new Set<LogLine>();
  const take = (lines: readonly LogLine[]) => {
    for (const one of lines)
      if (one.index > line.index && one.at - line.at <= FORWARD_MS && near.size < MOST_TOUCHED) near.add(one);
  };
  for (const id of line.selectionIds) take(log.ofSelection(id));
  for (const id of line.fixtureIds) take(log.ofFixture(id));
  if (line.key !== undefined) take(log.ofKey(line.key));
  if (line.callId !== undefined) take(log.ofCall(line.tab, line.callId));
  if (PLACING.has(line.type)) take(log.lines.slice(line.index + 1, line.index + 1 + MOST_TOUCHED));
  return [...near]
    .filter((one) => whyOf(log, one).some((step) => step.line === line))
    .toSorted((a, b) => a.index - b.index);
}

/** A score or a status just before a change of selections. */
function whyOfEvent(log: LogIndex, line: LogLine): readonly CauseStep[] {
  const isLock = line.effect === 'suspended' || line.effect === 'settled' || line.effect === 'reopened';
  if (!isLock) return [];
  const game = line.fixtureIds
    .flatMap((id) => log.ofFixture(id))
    .findLast(
      ({ index, at, type }) =>
        index < line.index && line.at - at <= GAME_MS && (type === 'ScoreChanged' || type === 'FixtureChanged'),
    );
  return game === undefined ? [] : [{ line: game, link: 'game' }];
}

function whyRefused(log: LogIndex, line: LogLine): readonly CauseStep[] {
  const asked = askedOf(log, line);
  const selections = line.selectionIds.length > 0 ? line.selectionIds : (asked?.selectionIds ?? []);
  const changes = selections.flatMap((id) => inForce(log, id, line.index) ?? movedSince(log, id, asked, line) ?? []);
  const change = changes.toSorted((a, b) => b.index - a.index)[0];
  const connection = connectionInForce(log, line.index);
  return newestFirst([
    ...(change === undefined ? [] : [{ line: change, link: 'selection' } as const, ...whyOfEvent(log, change)]),
    ...(connection === undefined ? [] : [{ line: connection, link: 'connection' } as const]),
    ...whyAsked(log, line),
  ]);
}

const newestFirst = (steps: readonly CauseStep[]): readonly CauseStep[] =>
  [...new Map(steps.map((step) => [step.line.index, step])).values()].toSorted((a, b) => b.line.index - a.line.index);

/** The request of a bet, and the press before it. */
function whyAsked(log: LogIndex, line: LogLine): readonly CauseStep[] {
  const asked = askedOf(log, line);
  const steps: CauseStep[] = asked === undefined || asked === line ? [] : [{ line: asked, link: 'asked' }];
  const pressed = pressOf(log, asked ?? line);
  if (pressed !== undefined && pressed !== line) steps.push({ line: pressed, link: 'pressed' });
  return steps;
}

function askedOf(log: LogIndex, line: LogLine): LogLine | undefined {
  if (line.type === 'BetRequested') return line;
  if (line.type === 'answer') {
    const press = pressOf(log, line);
    return press === undefined
      ? undefined
      : log.lines
          .slice(press.index + 1, line.index)
          .find(({ type, page }) => type === 'BetRequested' && page === press.page);
  }
  return line.key === undefined
    ? undefined
    : log.ofKey(line.key).findLast(({ type, index }) => type === 'BetRequested' && index < line.index);
}

function pressOf(log: LogIndex, line: LogLine): LogLine | undefined {
  if (line.type === 'answer') return callOf(log, line)[0]?.line;
  if (line.stream !== 'slip') return undefined;
  for (let place = line.index - 1; place >= 0; place -= 1) {
    const one = log.lines[place];
    if (one === undefined || line.at - one.at > PRESS_MS) return undefined;
    if (one.stream === 'calls' && PLACING.has(one.type) && one.page === line.page) return one;
  }
  return undefined;
}

function callOf(log: LogIndex, { tab, callId, index }: LogLine): readonly CauseStep[] {
  const call = callId === undefined ? undefined : log.ofCall(tab, callId).find((one) => one.index < index);
  return call === undefined ? [] : [{ line: call, link: 'pressed' }];
}

/** What keeps a selection from being bet on before a place; `undefined` where it is open. */
function inForce(log: LogIndex, selectionId: string, before: number): LogLine | undefined {
  const last = log
    .ofSelection(selectionId)
    .findLast(
      ({ index, effect }) => index < before && effect !== undefined && effect !== 'moved' && effect !== 'nothing',
    );
  return last === undefined || last.effect === 'reopened' ? undefined : last;
}

/** A price that moved while the bet was on its way. */
function movedSince(
  log: LogIndex,
  selectionId: string,
  asked: LogLine | undefined,
  line: LogLine,
): LogLine | undefined {
  return log
    .ofSelection(selectionId)
    .findLast(
      ({ index, at, effect }) =>
        index < line.index && effect === 'moved' && asked !== undefined && at >= asked.at - GAME_MS,
    );
}

/** The last line that ended trust in the stream or in a part of the feed, where that has not come back before a place. */
function connectionInForce(log: LogIndex, before: number): LogLine | undefined {
  const last = new Map<string, LogLine>();
  for (const line of log.ofMachine) {
    const news = line.index < before ? connectionNews(line) : undefined;
    if (news === undefined) continue;
    if (news.state === 'live') last.delete(news.of);
    else if (!last.has(news.of)) last.set(news.of, line);
  }
  return [...last.values()].toSorted((a, b) => b.index - a.index)[0];
}
