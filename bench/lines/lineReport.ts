/** The tables of a run: medians of the rounds, in the order of the lines, with the machine's load beside them. */
import { markdownTable } from '../report/markdown.ts';
import { brief, median } from '../report/statistics.ts';
import type { Afterwards } from './afterwards.ts';
import type { BlocksSeen, FirstVisit, PageName, Reached } from './firstVisit.ts';
import { limitOf } from '../../tests/support/line/limit.ts';
import { lineOf, type LineName } from './lines.ts';

export interface MeasuredVisit extends FirstVisit {
  readonly line: LineName;
  readonly page: PageName;
  readonly round: number;
  /** One-minute load average of the machine when it ended. */
  readonly load: number;
}

type Stage = keyof FirstVisit['reached'];

/** @returns Markdown */
export function tablesOf(visits: readonly MeasuredVisit[], patienceMs: number): string {
  const groups = [...new Set(visits.map(({ line, page }) => `${line} ${page}`))].map((name) =>
    visits.filter(({ line, page }) => `${line} ${page}` === name),
  );
  const first = markdownTable({
    title: 'A browser that was never here',
    head: [
      'line, page',
      'login card',
      'signed in, after the press',
      'first price, after the press',
      'limit of those bytes',
      'whole offer, after the press',
      'bytes to the card',
      'from the card to the price',
      'all of it',
      'resets',
      'load',
    ],
    rows: groups.map((group) => rowOf(group, patienceMs)),
  });
  const later = groups
    .map((group) => group.filter((visit) => visit.afterwards !== undefined))
    .filter(({ length }) => length > 0);
  const parts = [first, untilPriceTable(groups)];
  if (later.length > 0) parts.push(laterTable(later), minuteTable(later));
  if (visits.some(({ blocks }) => blocks.requests > 0)) parts.push(blocksTable(groups));
  return parts.join('\n\n');
}

const nameOf = ([first]: readonly MeasuredVisit[]) => (first === undefined ? '' : `${first.line}, ${first.page}`);

/** What had to come, or came all the same, before the first price. */
function untilPriceTable(groups: readonly (readonly MeasuredVisit[])[]): string {
  const kinds = [...new Set(groups.flat().flatMap(({ bytesUntilPrice }) => Object.keys(bytesUntilPrice)))];
  const kilobytes = (group: readonly MeasuredVisit[], kind: string) =>
    `${Math.round(median(group.map(({ bytesUntilPrice }) => bytesUntilPrice[kind] ?? 0)) / 1_000)} KB`;
  return markdownTable({
    title: 'Bytes until the first price',
    head: ['until the first price: line, page', ...kinds],
    rows: groups.map((group) => [nameOf(group), ...kinds.map((kind) => kilobytes(group, kind))]),
  });
}

function minuteTable(groups: readonly (readonly MeasuredVisit[])[]): string {
  const all = groups.flat().flatMap(({ afterwards }) => Object.entries(afterwards?.minuteOf ?? {}));
  const kinds = [...new Set(all.filter(([, bytes]) => bytes > 0).map(([kind]) => kind))];
  const kilobytes = (group: readonly MeasuredVisit[], kind: string) =>
    brief(median(group.map(({ afterwards }) => afterwards?.minuteOf[kind] ?? 0)) / 1_000);
  return markdownTable({
    title: 'The minute on a board of one sport',
    head: ['of that minute, KB: line, page', ...kinds],
    rows: groups.map((group) => [nameOf(group), ...kinds.map((kind) => kilobytes(group, kind))]),
  });
}

function laterTable(groups: readonly (readonly MeasuredVisit[])[]): string {
  const cells = (group: readonly MeasuredVisit[], of: Exclude<keyof Afterwards, 'minuteOf'>) => {
    const costs = group.map(({ afterwards }) => afterwards?.[of] ?? { ms: Infinity, bytes: Infinity });
    const bytes = median(costs.map((cost) => cost.bytes));
    const ms = median(costs.map((cost) => cost.ms));
    return [
      Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : 'never',
      Number.isFinite(bytes) ? `${Math.round(bytes / 1_000)} KB` : '–',
    ];
  };
  return markdownTable({
    title: 'Afterwards',
    head: ['line, page', 'here again: a price', '', 'a minute on a board of one sport', '', 'seven tabs more', ''],
    rows: groups.map((group) => [
      nameOf(group),
      ...cells(group, 'again'),
      ...cells(group, 'minute'),
      ...cells(group, 'eightTabs'),
    ]),
  });
}

function blocksTable(groups: readonly (readonly MeasuredVisit[])[]): string {
  const middle = (group: readonly MeasuredVisit[], of: keyof BlocksSeen) =>
    Math.round(median(group.map(({ blocks }) => blocks[of])));
  return markdownTable({
    title: 'Blocks of images',
    head: ['line, page', 'distinct', 'calls', 'whole ones sent again', 'bytes'],
    rows: groups.map((group) => [
      nameOf(group),
      ...(['distinct', 'requests', 'wholeAgain', 'bytes'] as const).map((of) =>
        middle(group, of).toLocaleString('en-US'),
      ),
    ]),
  });
}

function rowOf(group: readonly MeasuredVisit[], patienceMs: number): string[] {
  const never = `never in ${Math.round(patienceMs / 1_000)} s`;
  const since = (from: Stage | undefined, to: Stage) => (visit: MeasuredVisit) => between(visit, from, to, 'ms');
  const seconds = (of: (visit: MeasuredVisit) => number) => {
    const ms = median(group.map(of));
    return Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : never;
  };
  const kilobytes = (of: (visit: MeasuredVisit) => number) => {
    const bytes = median(group.map(of));
    return Number.isFinite(bytes) ? `${Math.round(bytes / 1_000)} KB` : '–';
  };
  return [
    nameOf(group),
    seconds(since(undefined, 'card')),
    seconds(since('pressed', 'signedIn')),
    seconds(since('pressed', 'price')),
    seconds(limitOfVisit),
    seconds(since('pressed', 'wholeOffer')),
    kilobytes((visit) => between(visit, undefined, 'card', 'bytes')),
    kilobytes((visit) => between(visit, 'card', 'price', 'bytes')),
    kilobytes((visit) => Object.values(visit.bytesOf).reduce((sum, bytes) => sum + bytes, 0)),
    String(median(group.map(({ resets }) => resets))),
    median(group.map(({ load }) => load)).toFixed(1),
  ];
}

/** @returns `Infinity` where it never came */
function between({ reached }: MeasuredVisit, from: Stage | undefined, to: Stage, what: keyof Reached): number {
  const end = reached[to]?.[what] ?? Infinity;
  const start = from === undefined ? 0 : reached[from]?.[what];
  return start === undefined ? Infinity : end - start;
}

/** ms the line needs for the bytes from the press to the price. */
function limitOfVisit(visit: MeasuredVisit): number {
  const { pressed, price } = visit.reached;
  if (pressed === undefined || price === undefined) return Infinity;
  return limitOf(lineOf(visit.line), pressed.ms, price.bytes - pressed.bytes);
}
