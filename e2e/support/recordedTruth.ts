/**
 * What a recording of the exchange says, line by line, told apart by nothing that the importer uses: plain JSON, the highest price or level 0,
 * the market's status, and of cricket its innings. What is drawn is compared with this.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';

export interface TrueSelection {
  readonly state: 'open' | 'suspended' | 'settled';
  /** As it is shown, `1.85`; the last one there was where there is none now, `undefined` before the first. */
  readonly price: string | undefined;
  readonly result: '적중' | '낙첨' | '취소' | undefined;
}

export interface TrueScore {
  readonly home: number;
  readonly away: number;
  readonly period: string;
  /** Runs, wickets and overs of a side, as they stand in its row. */
  readonly rows: readonly [home: string, away: string];
}

export interface TrueMoment {
  readonly line: string;
  /** Whether the line defines the market anew: it may have been suspended, opened, or closed. */
  readonly isTurn: boolean;
  readonly stage: 'scheduled' | 'inPlay' | 'finished';
  readonly selections: ReadonlyMap<string, TrueSelection>;
  readonly names: readonly [home: string, away: string] | undefined;
  readonly score: TrueScore | undefined;
}

interface Runner {
  readonly id: number;
  readonly status: string;
}
interface Change {
  readonly id: string;
  readonly img?: boolean;
  readonly marketDefinition?: {
    readonly status: string;
    readonly inPlay: boolean;
    readonly runners: readonly Runner[];
  };
  readonly rc?: readonly { readonly id: number; readonly atb?: number[][]; readonly batb?: number[][] }[];
}
interface Innings {
  readonly battingTeam?: string;
  readonly inningsRuns: number;
  readonly inningsWickets: number;
  readonly inningsOvers: string;
}
interface Told {
  readonly eventId: string;
  readonly fixtureInfo?: { readonly homeTeam?: string; readonly awayTeam?: string; readonly fixtureStatus: string };
  readonly matchStats?: { readonly currentInnings: number; readonly inningsStats: readonly Innings[] };
}
interface Line {
  readonly pt: number;
  readonly mc?: readonly Change[];
  readonly cc?: readonly Told[];
}

async function linesOf(file: string): Promise<readonly string[]> {
  const bytes = createReadStream(file);
  const plain = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : new Readable().wrap(bytes.pipe(unbzip2()));
  return (await text(plain)).split('\n').filter((line) => line !== '');
}

/** Every line of a recording of one market, and of the scores of its game where there are any, with what stands after it. */
export async function trueMoments(
  market: string,
  eventId: string,
  files: readonly string[],
): Promise<readonly TrueMoment[]> {
  const lines = (await Promise.all(files.map(linesOf)))
    .flat()
    .map((line) => ({ line, json: JSON.parse(line) as Line }))
    .toSorted((a, b) => a.json.pt - b.json.pt);
  const prices = new Map<
    number,
    { readonly atb: Map<number, number>; readonly batb: Map<number, number>; last: number | undefined }
  >();
  let definition: NonNullable<Change['marketDefinition']> | undefined;
  let info: Told['fixtureInfo'];
  let stats: Told['matchStats'];
  return lines.map(({ line, json }) => {
    for (const change of json.mc ?? []) {
      if (change.id !== market) throw new Error('a recording of one market');
      if (change.img === true)
        for (const one of prices.values()) for (const ladder of [one.atb, one.batb]) ladder.clear();
      definition = change.marketDefinition ?? definition;
      for (const { id, atb = [], batb = [] } of change.rc ?? []) {
        const known = prices.get(id) ?? { atb: new Map(), batb: new Map(), last: undefined };
        prices.set(id, known);
        for (const [price = 0, size = 0] of atb) known.atb.set(price, size);
        for (const [level = 0, price = 0, size = 0] of batb) known.batb.set(level, size === 0 ? 0 : price);
        known.last = bestOf(known) ?? known.last;
      }
    }
    for (const told of json.cc ?? []) {
      if (told.eventId !== eventId) continue;
      info = told.fixtureInfo === undefined ? info : { ...info, ...told.fixtureInfo };
      stats = told.matchStats ?? stats;
    }
    const names = info?.homeTeam && info.awayTeam ? ([info.homeTeam, info.awayTeam] as const) : undefined;
    return {
      line,
      isTurn: json.mc?.some((change) => change.marketDefinition !== undefined) === true,
      stage: definition?.status === 'CLOSED' ? 'finished' : definition?.inPlay === true ? 'inPlay' : 'scheduled',
      selections: new Map(
        definition?.runners.map((runner) => [
          `${market}:${runner.id}:0`,
          selectionOf(definition, runner, prices.get(runner.id)),
        ]),
      ),
      names,
      score: names && stats && scoreOf(stats, names, info?.fixtureStatus === 'FINISHED'),
    };
  });
}

interface Ladders {
  readonly atb: ReadonlyMap<number, number>;
  readonly batb: ReadonlyMap<number, number>;
  readonly last: number | undefined;
}

function bestOf({ atb, batb }: Ladders): number | undefined {
  const best =
    batb.size > 0 ? (batb.get(0) ?? 0) : Math.max(0, ...[...atb].flatMap(([price, size]) => (size > 0 ? [price] : [])));
  return best === 0 ? undefined : best;
}

function selectionOf(
  definition: Change['marketDefinition'],
  { status }: Runner,
  ladders: Ladders | undefined,
): TrueSelection {
  const price = ladders?.last?.toFixed(2);
  if (status === 'REMOVED') return { state: 'settled', price, result: '취소' };
  if (definition?.status === 'CLOSED')
    return { state: 'settled', price, result: status === 'WINNER' ? '적중' : '낙첨' };
  const isOpen = definition?.status === 'OPEN' && ladders !== undefined && bestOf(ladders) !== undefined;
  return { state: isOpen ? 'open' : 'suspended', price, result: undefined };
}

function scoreOf(
  { currentInnings, inningsStats }: NonNullable<Told['matchStats']>,
  names: readonly [string, string],
  isOver: boolean,
): TrueScore {
  const of = (team: string) => {
    const own = inningsStats.find(({ battingTeam }) => battingTeam === team);
    const [overs = '0', balls = '0'] = own?.inningsOvers.split('.') ?? [];
    const shown = balls === '6' ? `${Number(overs) + 1}.0` : `${overs}.${balls}`;
    return { runs: own?.inningsRuns ?? 0, row: `${own?.inningsRuns ?? 0} ${own?.inningsWickets ?? 0} ${shown}` };
  };
  const [home, away] = [of(names[0]), of(names[1])];
  return {
    home: home.runs,
    away: away.runs,
    period: isOver ? '종료' : `${currentInnings}이닝`,
    rows: [home.row, away.row],
  };
}
