/** The product beside the naive page and the line's limit: until the first price, the bytes to it, and the bytes of a minute. */
import { drawRows, type DrawnRow } from '../report/drawRows.ts';
import { markdownTable } from '../report/markdown.ts';
import { brief, median } from '../report/statistics.ts';
import { limitOf } from '../../tests/support/line/limit.ts';
import type { MeasuredVisit } from './lineReport.ts';
import { lineOf, type LineName } from './lines.ts';
import { NAIVE_PAGES, type NaiveName, type NaiveVisit } from './naiveVisit.ts';

export interface MeasuredNaive extends NaiveVisit {
  readonly line: LineName;
  readonly name: NaiveName;
  readonly round: number;
  readonly load: number;
}

const NAMES = Object.keys(NAIVE_PAGES) as readonly NaiveName[];

interface Subject {
  /** ms from the press that signs in to a price; `Infinity` where none came. */
  readonly ms: number;
  /** The same and the time to the card before, ms. */
  readonly wholeMs: number;
  /** From the opening of the page to the price. */
  readonly bytes: number;
  readonly minuteBytes: number;
}

interface Beside {
  readonly line: LineName;
  readonly ours: Subject;
  readonly naive: Readonly<Record<NaiveName, Subject>>;
  readonly limitMs: number;
}

type Reached = NaiveVisit['reached'] | MeasuredVisit['reached'];

function subjectOf(visits: readonly { readonly reached: Reached; readonly minuteBytes: number | undefined }[]) {
  const middle = (of: (reached: Reached) => number) => median(visits.map(({ reached }) => of(reached)));
  const pressedToPrice = ({ price, pressed }: Reached) =>
    price === undefined || pressed === undefined ? Infinity : price.ms - pressed.ms;
  const minutes = visits.flatMap(({ minuteBytes }) => minuteBytes ?? []);
  return {
    ms: middle(pressedToPrice),
    wholeMs: middle((reached) => (reached.card?.ms ?? Infinity) + pressedToPrice(reached)),
    bytes: middle(({ price }) => price?.bytes ?? Infinity),
    minuteBytes: minutes.length === 0 ? Infinity : median(minutes),
  };
}

/** Of the page that was measured first on each line, where there are several. */
function besideOf(visits: readonly MeasuredVisit[], naive: readonly MeasuredNaive[]): readonly Beside[] {
  const lines = [...new Set(naive.map(({ line }) => line))];
  return lines.flatMap((line) => {
    const page = visits.find((visit) => visit.line === line)?.page;
    const own = visits.filter((visit) => visit.line === line && visit.page === page);
    if (own.length === 0) return [];
    const ours = own.map(({ reached, afterwards }) => ({ reached, minuteBytes: afterwards?.minute.bytes }));
    const ofName = (name: NaiveName) => subjectOf(naive.filter((one) => one.line === line && one.name === name));
    const limits = own.map(({ reached: { pressed, price } }) =>
      pressed === undefined || price === undefined
        ? Infinity
        : limitOf(lineOf(line), pressed.ms, price.bytes - pressed.bytes),
    );
    return [
      {
        line,
        ours: subjectOf(ours),
        naive: { naive: ofName('naive'), 'strong naive': ofName('strong naive') },
        limitMs: median(limits),
      },
    ];
  });
}

/** @returns Markdown */
export function besideTables(
  visits: readonly MeasuredVisit[],
  naive: readonly MeasuredNaive[],
  patienceMs: number,
): string {
  const all = besideOf(visits, naive);
  const seconds = (ms: number) =>
    Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : `> ${Math.round(patienceMs / 1_000)} s`;
  const kilobytes = (bytes: number) => (Number.isFinite(bytes) ? `${Math.round(bytes / 1_000)} KB` : '–');
  const ratios = ({ ours, naive: others }: Beside, of: (subject: Subject) => number) =>
    NAMES.map((name) => {
      const ratio = of(others[name]) / of(ours);
      return Number.isFinite(of(ours)) && Number.isFinite(ratio) ? `${brief(ratio)}×` : '–';
    });
  const overOurs = NAMES.map((name) => `${name} ÷ ours`);
  const times = markdownTable({
    title: 'Beside the naive page: time',
    head: [
      'line',
      'limit of our bytes',
      'press to first price: ours',
      ...NAMES,
      ...overOurs,
      'with the opening: ours',
      ...NAMES,
      ...overOurs,
    ],
    rows: all.map((beside) => [
      beside.line,
      seconds(beside.limitMs),
      seconds(beside.ours.ms),
      ...NAMES.map((name) => seconds(beside.naive[name].ms)),
      ...ratios(beside, ({ ms }) => ms),
      seconds(beside.ours.wholeMs),
      ...NAMES.map((name) => seconds(beside.naive[name].wholeMs)),
      ...ratios(beside, ({ wholeMs }) => wholeMs),
    ]),
  });
  const bytes = markdownTable({
    title: 'Beside the naive page: bytes',
    head: [
      'line',
      'bytes from the opening to the first price: ours',
      ...NAMES,
      ...overOurs,
      'bytes a minute: ours, a board of one sport',
      ...NAMES,
      ...overOurs,
    ],
    rows: all.map((beside) => [
      beside.line,
      kilobytes(beside.ours.bytes),
      ...NAMES.map((name) => kilobytes(beside.naive[name].bytes)),
      ...ratios(beside, (subject) => subject.bytes),
      kilobytes(beside.ours.minuteBytes),
      ...NAMES.map((name) => kilobytes(beside.naive[name].minuteBytes)),
      ...ratios(beside, ({ minuteBytes }) => minuteBytes),
    ]),
  });
  return `${times}\n\n${bytes}`;
}

/** @returns SVG */
export function besideDrawing(
  visits: readonly MeasuredVisit[],
  naive: readonly MeasuredNaive[],
  patienceMs: number,
): string {
  const rows: readonly DrawnRow[] = besideOf(visits, naive).map(({ line, ours, naive: of, limitMs }) => ({
    name: line,
    values: [limitMs, ours.ms, of['strong naive'].ms, of.naive.ms].map((ms) => ms / 1_000),
  }));
  return drawRows({
    title: 'From the press that signs in to the first price, by line',
    xLabel: `seconds; at the right edge: not in ${Math.round(patienceMs / 1_000)} s`,
    marks: ['limit', 'ours', 'strong naive', 'naive'],
    rows,
    most: patienceMs / 1_000,
  });
}
