/** Where each runner of a market sits here: side, name, line. Rules BF-M3 … BF-M9 (docs/FEEDS.md). */
import type { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';
import { unnamed } from './copy/words.ts';
import { runnerKeyOf, type ExchangeMarket, type RunnerKey } from './exchangeMarket.ts';
import type { MarketDefinition, RunnerDefinition } from './marketChange.ts';
import type { MarketPlace, Seating } from './marketTypes.ts';
import { isSameSide, opponentsIn } from './opponents.ts';

/** Where one runner of a market sits. */
export interface Seat {
  readonly baseLine: string;
  readonly selectionId: SelectionId;
  readonly side: Side;
  readonly name: string;
  readonly line: string;
}

/** The runner that is a draw, in every market that has one. */
const THE_DRAW = '58805';

type Placed = Omit<Seat, 'selectionId'>;

export const inSortOrder = (runners: readonly RunnerDefinition[]): readonly RunnerDefinition[] =>
  runners.toSorted((a, b) => a.sortPriority - b.sortPriority);

/** Runners of the first definition that are no draw, each once, in their order. */
const playersOf = ({ runners }: MarketDefinition): readonly string[] => [
  ...new Set(inSortOrder(runners).flatMap(({ id }) => (id === THE_DRAW ? [] : [id]))),
];

/**
 * Who is home where a market is about two (BF-M3): whoever the event's name has there, else the runner that the first definition sorts first.
 */
export function sidesOf(market: ExchangeMarket): {
  readonly home: string | undefined;
  readonly away: string | undefined;
} {
  const [one, two] = playersOf(market.first);
  const opponents = opponentsIn(market.eventName);
  if (opponents === undefined) return { home: one, away: two };
  const isTurned =
    isSameSide(market.nameOf(one ?? '') ?? '-', opponents.second) &&
    isSameSide(market.nameOf(two ?? '') ?? '-', opponents.first);
  return isTurned === opponents.isFirstHome ? { home: two, away: one } : { home: one, away: two };
}

/** Seats of all runners so far, by `runnerKeyOf`; once taken, a seat stays however later definitions sort the runners (BF-M6). */
export interface Seats {
  readonly all: ReadonlyMap<RunnerKey, Seat>;
  /** Seats those that a later definition adds (BF-M7). */
  admit(definition: MarketDefinition): void;
}

/** Seats the runners of the first definition. */
export function createSeats(market: ExchangeMarket, place: MarketPlace): Seats {
  const all = new Map<RunnerKey, Seat>();
  const sit = seatings[place.seating];
  const sides = sidesOf(market);
  const admit = ({ runners }: MarketDefinition) => {
    for (const runner of inSortOrder(runners)) {
      const key = runnerKeyOf(runner);
      if (all.has(key)) continue;
      const seat = sit({ runner, index: all.size, name: market.nameOf(runner.id), market, sides, line: place.line });
      all.set(key, { ...seat, selectionId: `${market.marketId}:${key}` as SelectionId });
    }
  };
  admit(market.first);
  return { all, admit };
}

interface Sitting {
  readonly runner: RunnerDefinition;
  /** How many sat down before. */
  readonly index: number;
  readonly name: string | undefined;
  readonly market: ExchangeMarket;
  readonly sides: { readonly home: string | undefined; readonly away: string | undefined };
  readonly line: string | undefined;
}

/** No `-0`. */
const lineText = (line: number) => String(line === 0 ? 0 : line);
const named = (name: string, line = ''): Placed => ({ baseLine: '', side: 'named', name, line });
const handicapText = ({ hc }: RunnerDefinition) => (hc === 0 ? '' : String(hc));
const ownName = ({ name, runner }: Sitting) => name ?? unnamed.runner(runner.id);

const SIDE_NAMES = { home: '1', away: '2', draw: 'X' } as const;

function sideIn({ runner, index, name, sides }: Sitting): 'home' | 'away' | 'draw' | undefined {
  if (runner.id === THE_DRAW || /^(?:the )?(?:draw|tie)$/i.test(name ?? '')) return 'draw';
  if (runner.id === sides.home) return 'home';
  if (runner.id === sides.away) return 'away';
  return index === 2 && name === undefined ? 'draw' : undefined;
}

/** `1`, `X` or `2` for one that a name means, by the names of the event. */
function letterOf(part: string, { market }: Sitting): string | undefined {
  if (/^(?:the )?draw$/i.test(part)) return 'X';
  const opponents = opponentsIn(market.eventName);
  if (/^home$/i.test(part)) return '1';
  if (/^away$/i.test(part)) return '2';
  if (opponents === undefined) return undefined;
  if (isSameSide(part, opponents.first)) return opponents.isFirstHome ? '1' : '2';
  return isSameSide(part, opponents.second) ? (opponents.isFirstHome ? '2' : '1') : undefined;
}

/** Names that two letters stand for, else as they are. */
function pairName(sitting: Sitting, between: RegExp, joint: string, unsaid: readonly string[]): string {
  const { name, index } = sitting;
  if (name === undefined) return unsaid[index] ?? ownName(sitting);
  const letters = name.split(between).map((part) => letterOf(part.trim(), sitting));
  if (letters.length !== 2 || letters.includes(undefined)) return name;
  return (joint === '' ? letters.toSorted((a, b) => '1X2'.indexOf(a ?? '') - '1X2'.indexOf(b ?? '')) : letters).join(
    joint,
  );
}

/** `2 - 1` is home's score first: `Norrie 3 - 1` is home's where Norrie is. */
function scoreName(sitting: Sitting): string {
  const name = ownName(sitting);
  const other = /^Any Other (Home|Away|Draw)/i.exec(name)?.[1];
  if (other !== undefined) return `Any Other ${other.charAt(0).toUpperCase()}${other.slice(1).toLowerCase()}`;
  const [, who = '', one, two] = /^(.*?)\s*(\d{1,2})\s*-\s*(\d{1,2})$/.exec(name) ?? [];
  if (one === undefined || two === undefined) return name;
  if (who === '') return `${one}-${two}`;
  const letter = letterOf(who, sitting);
  if (letter !== '1' && letter !== '2') return name;
  return letter === '1' ? `${one}-${two}` : `${two}-${one}`;
}

function totalSeat(sitting: Sitting): Placed {
  const { runner, name, line, market } = sitting;
  const isSecond = playersOf(market.first).indexOf(runner.id) === 1;
  const side: Side = (name === undefined ? isSecond : /^over/i.test(name)) ? 'over' : 'under';
  const said = line ?? lineText(runner.hc);
  return { baseLine: said, side, name: side === 'over' ? 'Over' : 'Under', line: said };
}

/** Every pair of lines is a market of its own; its base line is home's, whoever the runner is (BF-M5). */
function lineSeat({ runner: { id, hc }, sides }: Sitting): Placed {
  const isHome = id === sides.home;
  const side = isHome ? 'home' : 'away';
  return { baseLine: lineText(isHome ? hc : -hc), side, name: SIDE_NAMES[side], line: lineText(hc) };
}

const seatings: { readonly [S in Seating]: (sitting: Sitting) => Placed } = {
  sides(sitting) {
    const side = sideIn(sitting);
    const line = sitting.line ?? '';
    if (side === undefined) return { ...named(ownName(sitting)), baseLine: line };
    return { baseLine: line, side, name: SIDE_NAMES[side], line };
  },
  lines: lineSeat,
  totals: totalSeat,
  chances: (sitting) => named(pairName(sitting, / or /i, '', ['1X', 'X2', '12'])),
  halves: (sitting) => named(pairName(sitting, /\//, '/', [])),
  scores: (sitting) => named(scoreName(sitting)),
  yesNo: (sitting) => named(sitting.name ?? ['Yes', 'No'][sitting.index] ?? ownName(sitting)),
  oddEven: (sitting) => named(sitting.name ?? ['Odd', 'Even'][sitting.index] ?? ownName(sitting)),
  winners: ({ name, runner }) => named(name ?? unnamed.starter(runner.sortPriority), handicapText(runner)),
  runners: (sitting) => named(ownName(sitting), handicapText(sitting.runner)),
};
