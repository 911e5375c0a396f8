/** What was found of boards, as Markdown. */
import { markdownTable } from '../report/markdown.ts';
import { brief } from '../report/statistics.ts';
import type { PageFound } from './measurePage.ts';
import type { SizesFound } from './measureSizes.ts';

export function pagesTable(pages: readonly PageFound[], rate: number): string {
  const table = markdownTable({
    title: 'Pages',
    head: [
      'page',
      'prices on it',
      'drawn again a second: price, state or pick changed',
      'own mark ended',
      'for nothing',
      'commits a second',
      'INP at 4×, ms (≤ 100)',
      'the same where nothing moves',
      'presses',
    ],
    rows: pages.map(({ path, buttons, seconds, drawn, inpMs, stillInpMs, presses }) => [
      path,
      String(buttons),
      ...[drawn.changed / seconds, drawn.own / seconds].map(brief),
      `${drawn.idle}${
        drawn.idle === 0
          ? ''
          : ` (${Object.entries(drawn.idleBy)
              .map(([key, count]) => `${key} ${count}`)
              .join(', ')})`
      }`,
      brief(drawn.commits / seconds),
      brief(inpMs),
      brief(stillInpMs),
      String(presses),
    ]),
  });
  return `${table}\n\n${rate} changes a second. Buttons are counted in React's own commits; "for nothing" is the count of a whole measurement.\n\n${scrollTable(pages)}`;
}

const SCROLLED = [
  ['still', 'nothing moves'],
  ['plain', 'prices move'],
  ['slowed', 'prices move, 4×'],
] as const;

function scrollTable(pages: readonly PageFound[]): string {
  const table = markdownTable({
    title: 'Scrolling',
    head: [
      'scrolling',
      'while',
      'frames shown, p99 ms (≤ 17)',
      'missed',
      'not painted yet',
      "the page's own thread: p99 ms",
    ],
    rows: pages.flatMap(({ path, scrolled }) =>
      SCROLLED.map(([key, how]) => {
        const { due, missed, blank, p99, ownP99 } = scrolled[key];
        return [path, how, brief(p99), `${missed} of ${due}`, String(blank), brief(ownP99)];
      }),
    ),
  });
  return `${table}\n\n800 px a second, down and up. Frames are those that the browser showed: it scrolls on while the page's own thread is busy.`;
}

export function sizesTables(sizes: readonly SizesFound[]): string {
  const counts = [...new Set(sizes.map(({ markets }) => markets))];
  const whats = [...new Set(sizes.map(({ what }) => what))];
  const of = (what: string, markets: number) => sizes.find((one) => one.what === what && one.markets === markets);
  const table = markdownTable({
    title: 'Sizes',
    head: ['what', ...counts.map((markets) => `${markets} markets a game, bytes`)],
    rows: whats.map((what) => [
      what,
      ...counts.map((markets) => {
        const one = of(what, markets);
        const games = one?.games === undefined ? '' : ` (${one.games} games stored)`;
        return `${brief(one?.bytes ?? Number.NaN)}${games}`;
      }),
    ]),
  });
  const kinds = [...new Set(sizes.flatMap(({ bytesOf }) => Object.keys(bytesOf)))];
  const visits = sizes.filter(({ bytesOf }) => Object.keys(bytesOf).length > 0);
  const byKind = markdownTable({
    title: 'Kinds',
    head: ['visit', ...kinds],
    rows: visits.map(({ what, markets, bytesOf }) => [
      `${what}, ${markets}`,
      ...kinds.map((kind) => brief(bytesOf[kind] ?? 0)),
    ]),
  });
  return `${table}\n\nImages: what is told, with the compressed blocks that it names. Boards: everything that the line carried, from the first byte to 40 s after the first price.\n\n${byKind}`;
}
