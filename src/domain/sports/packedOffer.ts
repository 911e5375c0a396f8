/**
 * Fixtures as the text of a block of an image (STREAMS.md, S-25): what both sides agree on before it is compressed.
 *
 * In columns, because most of a fixture is in others too: a compressor finds prices beside prices and steps beside steps (decision 0068).
 * Reading is total: whatever a block holds, it ends with its fixtures, or with `undefined`, after work that its length bounds.
 */
import { z } from 'zod';
import { parseJson } from '../kernel/json.ts';
import { FIXTURE_STATUSES, SELECTION_STATUSES } from '../reference/statuses.ts';
import { Fixture, SIDES, offeredOdds, type Market, type Score, type Selection } from './fixture.ts';
import { Dictionary, IdPacker, packTimes } from './packedColumns.ts';
import {
  ARRANGEMENT,
  FIRST_AGE,
  NEVER,
  OTHER_LINE,
  PackedForm,
  SAME_LINE,
  WITH_THE_LAST,
  otherLine,
  type PackedLeague,
  type Shape,
} from './packedForm.ts';
import { packPlay } from './packedPlay.ts';
import { readForm } from './readPackedForm.ts';

const Fixtures = z.array(Fixture);

export function packOffer(fixtures: readonly Fixture[]): string {
  const selections = packSelections(fixtures);
  const packed: PackedForm = {
    arrangement: ARRANGEMENT,
    ...packFixtures(fixtures),
    told: packTold(fixtures, selections.lastMove),
    ...packMarkets(fixtures),
    ...selections,
  };
  return JSON.stringify(packed);
}

/** @returns `undefined` for what is no block of ours */
export function unpackOffer(text: string): readonly Fixture[] | undefined {
  const json = parseJson(text);
  const form = json.ok ? PackedForm.safeParse(json.value) : undefined;
  if (form?.success !== true) return undefined;
  const fixtures = Fixtures.safeParse(readForm(form.data));
  return fixtures.success ? fixtures.data : undefined;
}

function packFixtures(all: readonly Fixture[]) {
  const leagues = new Dictionary<PackedLeague>();
  const leagueOf = ({ sportId, locationId, locationName, leagueId, leagueName }: Fixture) => {
    const league: PackedLeague = [sportId, locationId, locationName, leagueId, leagueName];
    return leagues.placeOf(JSON.stringify(league), () => league);
  };
  const teams = new Dictionary<string>();
  const teamOf = (name: string) => teams.placeOf(name, () => name);
  const ids = new IdPacker();
  for (const { fixtureId } of all) ids.add(fixtureId, '');
  const fixtures = {
    ids: ids.ids,
    leagues: all.map(leagueOf),
    homes: all.map(({ home }) => teamOf(home)),
    aways: all.map(({ away }) => teamOf(away)),
    starts: packTimes(all.map(({ startAt }) => startAt)),
    statuses: all.map(({ status }) => FIXTURE_STATUSES.indexOf(status)),
    turning: all.map(({ turnsInPlay }) => Number(turnsInPlay)),
  };
  const scores = all.flatMap(({ score }, place): PackedForm['scores'] =>
    score === null ? [] : [[place, ...packScore(score)]],
  );
  return { fixtures, leagues: leagues.values, teams: teams.values, scores };
}

function packScore({ period, clockSeconds, home, away, play }: Score): [number, number, number, number, ...number[]] {
  return [period, clockSeconds, home, away, ...(play === undefined ? [] : packPlay(play))];
}

const packTold = (all: readonly Fixture[], lastMove: number): NonNullable<PackedForm['told']> =>
  all.flatMap(({ score }, place): [number, number, number][] => {
    if (score?.told === undefined) return [];
    const { at, shown } = score.told;
    return [[place, lastMove - at, shown - score.clockSeconds]];
  });

function packMarkets(all: readonly Fixture[]) {
  const shapes = new Dictionary<Shape>();
  const shapeIn = (market: Market) => {
    const shape = shapeOf(market);
    return shapes.placeOf(JSON.stringify(shape), () => shape);
  };
  const forms = new Dictionary<readonly number[]>();
  const formIn = ({ markets }: Fixture) => {
    const form = markets.map(shapeIn);
    return forms.placeOf(form.join(), () => form);
  };
  const lines = new Dictionary<string>();
  const lineIn = ({ baseLine }: Market) => lines.placeOf(baseLine, () => baseLine);
  const markets = { forms: all.map(formIn), lines: all.flatMap((fixture) => fixture.markets.map(lineIn)) };
  return { markets, forms: forms.values, shapes: shapes.values, lines: lines.values };
}

function shapeOf({ marketId, name, baseLine, selections }: Market): Shape {
  const lineIn = (line: string) => {
    if (line === baseLine) return SAME_LINE;
    return line === otherLine(baseLine) ? OTHER_LINE : line;
  };
  return [marketId, name, selections.map((one) => [SIDES.indexOf(one.side), one.name, lineIn(one.line)])];
}

function packSelections(fixtures: readonly Fixture[]) {
  const ids = new IdPacker();
  const all: Selection[] = [];
  for (const { fixtureId, markets } of fixtures) {
    for (const { selections } of markets) {
      for (const selection of selections) {
        ids.add(selection.selectionId, fixtureId);
        all.push(selection);
      }
    }
  }
  const lastMove = all.reduce((last, { movedAt }) => Math.max(last, movedAt), 0);
  const moveOf = ({ movedAt }: Selection, place: number) => {
    if (movedAt === 0) return NEVER;
    return movedAt === all[place - 1]?.movedAt ? WITH_THE_LAST : FIRST_AGE + (lastMove - movedAt);
  };
  const selections = {
    ids: ids.ids,
    odds: all.map(({ odds }) => odds),
    oddsBefore: all.map((one) => one.oddsBefore - offeredOdds(one)),
    versions: all.map(({ version }) => version - 1),
    moves: all.map(moveOf),
    statuses: all.map(({ status }) => SELECTION_STATUSES.indexOf(status)),
    settlements: all.map(({ settlement }) => settlement ?? 0),
  };
  const oddsByAdmin = all.flatMap((one, place): PackedForm['oddsByAdmin'] =>
    one.oddsByAdmin === null ? [] : [[place, one.oddsByAdmin]],
  );
  return { selections, lastMove, oddsByAdmin };
}
