/**
 * A whole match of a real recording, from before its start to its settlement, on screen: whatever is drawn of prices, suspensions, score, innings and
 * results is what the file says there (SPT-01, SPT-03, BF), told apart by a reader of its own. Lines are told one delivery after the other, and not
 * at their pace: a delivery holds what came since the last moment that is looked at, which are some dozens, and every one with `HANPAN_SPECS=all`.
 */
import type { Page } from '@playwright/test';
import { createBetfairReader } from '../server/feed/betfair/betfairReader.ts';
import type { FeedReport } from '../server/feed/feed.ts';
import { isLongForm, longForm } from './support/isLongForm.ts';
import { recordingOf } from './support/recordingOf.ts';
import { trueMoments, type TrueMoment, type TrueSelection } from './support/recordedTruth.ts';
import { expect, test } from './support/seatedSpec.ts';

const HOUR_MS = 3_600_000;
/** A page that a busy machine leaves without a heartbeat locks its prices meanwhile. */
const PATIENCE_MS = isLongForm ? 60_000 : 10_000;
/** Moments that are looked at, besides those at which the market turned. */
const LOOKS = 24;

/** What a selection says behind its lock that never had a price. */
const NEVER_PRICED = '1.00';

interface Recorded {
  readonly market: string;
  readonly eventId: string;
  readonly fixtureId: string;
  readonly files: readonly string[];
}

const RACE: Recorded = { market: '1.185781277', eventId: '', fixtureId: '1.185781277', files: ['1.185781277.bz2'] };
const CRICKET: Recorded = {
  market: '1.200806927',
  eventId: '31573045',
  fixtureId: '31573045',
  files: ['1.200806927.gz', '1.200806927.rcm.gz'],
};

/** Moments after which something else ought to be drawn than before. */
function whereOtherwise(moments: readonly TrueMoment[]): readonly TrueMoment[] {
  let before = '';
  return moments.filter((moment) => {
    const now = JSON.stringify([moment.stage, expected(moment)]);
    const isOther = now !== before;
    before = now;
    return isOther;
  });
}

/** Some of the moments of each stage, all those at which the market turned, and the last. */
function looksAt(moments: readonly TrueMoment[]): ReadonlySet<TrueMoment> {
  const playing = moments.filter(({ stage }) => stage === 'inPlay');
  const before = moments.filter(({ stage }) => stage === 'scheduled');
  if (isLongForm) return new Set(whereOtherwise(moments));
  const some = (all: readonly TrueMoment[], count: number) =>
    Array.from({ length: count }, (_, at) => all[Math.floor(((at + 1) * (all.length - 1)) / count)]);
  const chosen = [...some(before, LOOKS / 3), ...some(playing, LOOKS), ...moments.filter(({ isTurn }) => isTurn)];
  return new Set([...chosen, moments.at(-1)].filter((moment) => moment !== undefined));
}

/** What of a match is drawn, or ought to be. */
interface Drawn {
  /** By selection: `open 1.85`, `suspended 1.85`, `적중`. */
  readonly prices: Readonly<Record<string, string>>;
  readonly teams?: string;
  readonly period?: string;
  readonly rows?: readonly string[];
}

function expected({ stage, selections, score, names }: TrueMoment): Drawn {
  const prices = Object.fromEntries([...selections].map(([id, selection]) => [id, textOf(selection)]));
  if (stage !== 'inPlay' || score === undefined || names === undefined) return { prices };
  const teams = `${names[0]}${score.home}:${score.away}${names[1]}`;
  return { prices, teams, period: score.period, rows: score.rows };
}

const textOf = ({ state, price, result }: TrueSelection): string => result ?? `${state} ${price ?? NEVER_PRICED}`;

/** What stands on the page, as soon as it is what ought to; or else what stood there when patience was over. */
function drawn(page: Page, wanted: Drawn): Promise<Drawn> {
  return page.evaluate(
    async ({ patienceMs, ought }) => {
      const text = (of: Element | null | undefined) => of?.textContent.trim() ?? '';
      const read = () => {
        const cells = [...document.querySelectorAll<HTMLElement>('main [data-selection]')].map((cell) => {
          const button = cell.querySelector('button');
          const price = button?.getAttribute('aria-label')?.split(' ').at(-1)?.replaceAll(',', '') ?? '';
          const result = cell.dataset['settlement'] === undefined ? '' : text(cell.lastElementChild);
          return [cell.dataset['selection'] ?? '', result || `${button?.dataset['state'] ?? ''} ${price}`] as const;
        });
        const prices = Object.fromEntries(cells.toSorted(([a], [b]) => (a < b ? -1 : 1)));
        if (ought.teams === undefined) return { prices };
        const head = document.querySelector('main article header');
        const rows = [...document.querySelectorAll('main article table tbody tr')].map((row) =>
          [...row.querySelectorAll('td')].map(text).join(' '),
        );
        return { prices, teams: text(head?.querySelector('h2')), period: text(head?.querySelector('strong')), rows };
      };
      const sought = JSON.stringify({
        ...ought,
        prices: Object.fromEntries(Object.entries(ought.prices).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      });
      const until = performance.now() + patienceMs;
      while (performance.now() < until && JSON.stringify(read()) !== sought)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return read();
    },
    { ought: wanted, patienceMs: PATIENCE_MS },
  );
}

for (const [what, recorded] of [
  ['a race', RACE],
  ['a cricket match with its scores', CRICKET],
] as const) {
  const files = recorded.files.map(recordingOf);
  const here = files.filter((file) => file !== undefined);

  // The short form has the race, whose market turns the most.
  const declare = recorded === RACE ? test : longForm(test);
  declare(`SPT-01 SPT-03 ${what}, whole: what is drawn is what was recorded`, async ({ tab, house }) => {
    test.skip(here.length < files.length, `the recording ${recorded.files.join(', ')} is not on this machine`);
    test.setTimeout(isLongForm ? 3_600_000 : 180_000);
    const { page } = tab;
    const moments = await trueMoments(recorded.market, recorded.eventId, here);
    const looks = looksAt(moments);
    const reader = createBetfairReader();
    const beganAt = Date.now();
    let due: FeedReport[] = [];
    let shown: TrueMoment['stage'] | undefined;
    for (const moment of moments) {
      const reading = reader.read(moment.line);
      if (reading.kind !== 'reports') throw new Error(`not read: ${moment.line}`);
      due.push(...reading.reports.map((report) => movedTo(report, beganAt)));
      if (!looks.has(moment)) continue;
      await house.feed.deliver(due);
      due = [];
      if (shown !== moment.stage) {
        shown = moment.stage;
        const board = moment.stage === 'inPlay' ? '/inplay' : '/korea/wintielose';
        await page.goto(`${board}?game=${recorded.fixtureId}`);
      }
      const ought = expected(moment);
      expect(await drawn(page, ought)).toEqual(ought);
    }
    await page.goto(`/inplay?game=${recorded.fixtureId}`);
    await expect(page.getByText('경기가 종료되었습니다.')).toBeVisible();
    const last = moments.at(-1)?.score;
    if (last !== undefined) await expect(page.getByText(`최종 점수 ${last.home} : ${last.away}`)).toBeVisible();
  });
}

/** It starts in two hours, until it has started. */
function movedTo(report: FeedReport, beganAt: number): FeedReport {
  if (report.kind !== 'fixture') return report;
  return { ...report, startAt: report.status === 'scheduled' ? beganAt + 2 * HOUR_MS : beganAt - 60_000 };
}
