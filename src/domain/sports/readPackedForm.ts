/**
 * Fixtures from their columns. What a column lacks is `undefined` here and what is no sum is no number: the schema of a fixture refuses
 * both, so that nothing is asked twice.
 */
import { FIXTURE_STATUSES, SELECTION_STATUSES } from '../reference/statuses.ts';
import { SIDES } from './fixture.ts';
import { IdReader, unpackTimes } from './packedColumns.ts';
import {
  FIRST_AGE,
  NEVER,
  OTHER_LINE,
  SAME_LINE,
  WITH_THE_LAST,
  otherLine,
  type PackedForm,
  type Shape,
} from './packedForm.ts';
import { unpackPlay } from './packedPlay.ts';

/** @returns what may be fixtures; `undefined` where markets and columns do not count the same */
export function readForm(form: PackedForm): readonly unknown[] | undefined {
  if (!isCounted(form)) return undefined;
  const { fixtures, leagues, teams } = form;
  const ids = new IdReader(fixtures.ids);
  const starts = unpackTimes(fixtures.starts);
  const scores = new Map(form.scores.map(([place, ...score]) => [place, score]));
  const told = new Map(form.told?.map(([place, ago, ahead]) => [place, { at: form.lastMove - ago, ahead }]));
  const marketsOf = marketReader(form);
  return fixtures.ids.map((_, place) => {
    const fixtureId = ids.next('') ?? '';
    const [sportId, locationId, locationName, leagueId, leagueName] = leagues[fixtures.leagues[place] ?? -1] ?? [];
    return {
      fixtureId,
      sportId,
      locationId,
      locationName,
      leagueId,
      leagueName,
      home: teams[fixtures.homes[place] ?? -1],
      away: teams[fixtures.aways[place] ?? -1],
      startAt: starts[place],
      status: FIXTURE_STATUSES[fixtures.statuses[place] ?? -1],
      turnsInPlay: [false, true][fixtures.turning[place] ?? -1],
      score: scoreOf(scores.get(place), told.get(place)),
      markets: marketsOf(place, fixtureId),
    };
  });
}

/** Whether the shapes come to no more markets and selections than have a line and a price: a few bytes name many. */
function isCounted({ fixtures, markets, selections, forms, shapes }: PackedForm): boolean {
  const sizes = forms.map((form) => form.reduce((sum, shape) => sum + (shapes[shape]?.[2].length ?? 0), 0));
  let [marketCount, selectionCount] = [0, 0];
  for (const form of markets.forms) {
    marketCount += forms[form]?.length ?? 0;
    selectionCount += sizes[form] ?? 0;
  }
  return (
    markets.forms.length === fixtures.ids.length &&
    marketCount === markets.lines.length &&
    selectionCount === selections.odds.length
  );
}

interface PackedTold {
  /** Epoch ms. */
  readonly at: number;
  /** Seconds beyond what the feed said. */
  readonly ahead: number;
}

function scoreOf(numbers: readonly number[] | undefined, told: PackedTold | undefined) {
  if (numbers === undefined) return null;
  const [period, clockSeconds = 0, home, away, ...rest] = numbers;
  const shown = told === undefined ? {} : { told: { at: told.at, shown: clockSeconds + told.ahead } };
  const score = { period, clockSeconds, home, away, ...shown };
  if (rest.length === 0) return score;
  let place = 0;
  const play = unpackPlay(() => {
    place += 1;
    return rest[place - 1] ?? Number.NaN;
  });
  return { ...score, play: play !== undefined && place === rest.length ? play : null };
}

function marketReader(form: PackedForm): (place: number, fixtureId: string) => readonly unknown[] | undefined {
  const { markets, forms, shapes, lines } = form;
  const selectionOf = selectionReader(form);
  let market = 0;
  return (place, fixtureId) =>
    forms[markets.forms[place] ?? -1]?.map((shape) => {
      const [marketId, name, seats] = shapes[shape] ?? [];
      const baseLine = lines[markets.lines[market] ?? -1] ?? '';
      market += 1;
      return { marketId, name, baseLine, selections: seats?.map((seat) => selectionOf(seat, baseLine, fixtureId)) };
    });
}

type Seat = Shape[2][number];

function selectionReader({ selections, lastMove, oddsByAdmin }: PackedForm) {
  const ids = new IdReader(selections.ids);
  const byAdmin = new Map(oddsByAdmin);
  let next = 0;
  let movedAt = 0;
  return ([side, name, line]: Seat, baseLine: string, fixtureId: string) => {
    const place = next;
    next += 1;
    const odds = selections.odds[place] ?? 0;
    const admin = byAdmin.get(place) ?? null;
    movedAt = moved(selections.moves[place], movedAt, lastMove);
    return {
      selectionId: ids.next(fixtureId),
      side: SIDES[side],
      name,
      line: lineOf(line, baseLine),
      odds,
      oddsByAdmin: admin,
      status: SELECTION_STATUSES[selections.statuses[place] ?? -1],
      settlement: selections.settlements[place] === 0 ? null : selections.settlements[place],
      version: (selections.versions[place] ?? -1) + 1,
      oddsBefore: (admin ?? odds) + (selections.oddsBefore[place] ?? 0),
      movedAt,
    };
  };
}

const moved = (move: number | undefined, last: number, lastMove: number): number => {
  if (move === WITH_THE_LAST) return last;
  return move === NEVER ? 0 : lastMove - ((move ?? NaN) - FIRST_AGE);
};

const lineOf = (line: string | number, baseLine: string): string | undefined => {
  if (line === SAME_LINE) return baseLine;
  if (line === OTHER_LINE) return otherLine(baseLine);
  return typeof line === 'string' ? line : undefined;
};
