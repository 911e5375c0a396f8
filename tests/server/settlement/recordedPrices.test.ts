/** Prices of real recordings through the betting call and settlement: nothing fails, and the books are right (BET-1, SET-1, LED-1). */
import { describe, expect, test } from 'vitest';
import { BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';
import { offeredOdds, type Fixture } from '../../../src/domain/sports/fixture.ts';
import { betfairFormat } from '../../../server/feed/betfair/betfairFormat.ts';
import type { FeedReport } from '../../../server/feed/feed.ts';
import { lsportsFormat } from '../../../server/feed/lsports/lsportsFormat.ts';
import { readLines } from '../../../server/feed/recording/readLines.ts';
import { storeSetting } from '../../../server/house/settings.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { recordedSample } from '../feed/recordedSamples.ts';
import { betOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const SAMPLES = [
  // The race and the match have results in their recordings; the football of a day has none.
  { path: 'betfair-stream-1.185781277/1.185781277.bz2', format: betfairFormat, everyLines: 250, isSettled: true },
  { path: 'betfair-stream-1.242971311/1.242971311.bz2', format: betfairFormat, everyLines: 100, isSettled: false },
  {
    path: 'betfair-cricket-odds-and-scores-1.200806927/1.200806927.gz',
    format: betfairFormat,
    everyLines: 600,
    isSettled: true,
  },
].map((sample) => ({ ...sample, ...recordedSample(sample.path) }));

const MESSAGES = 'lsports-messages/trade360-messages.ndjson';
const messages = { path: MESSAGES, ...recordedSample(MESSAGES) };

const LIMIT_MS = 240_000;
const DAY_MS = 24 * 3_600_000;
const BETS_A_ROUND = 3;

/** A house that decides bets in play at once. */
async function openHouse() {
  const dataDir = newDataDir();
  const founded = await openOrigin({ dataDir });
  await founded.close();
  const store = openSqliteStore(dataDir, 0);
  const times = { baseball: 0, basic: 0, basketball: 0, hockey: 0, soccer: 0, volleyball: 0 };
  await store.write((tx) => storeSetting(tx, 'liveBettingTime', times));
  await store.close();
  const origin = await openOrigin({ dataDir });
  return { origin, member: await signIn(origin, 'member8') };
}

/** The recording's games start tomorrow; nothing else of it is changed. */
const tomorrow = (report: FeedReport): FeedReport =>
  report.kind === 'fixture' && report.status === 'scheduled' ? { ...report, startAt: Date.now() + DAY_MS } : report;

/** Single bets on open selections, at the price on offer; the statuses and the names of refusals. */
async function betOnSome(member: Caller, fixtures: readonly Fixture[], round: number): Promise<string[]> {
  const offers = fixtures.flatMap((fixture) =>
    fixture.markets.flatMap((market) =>
      market.selections
        .filter((selection) => selection.status === 'open' && offeredOdds(selection) <= 2_000)
        .map((selection) => ({ fixture, market, selection })),
    ),
  );
  const told: string[] = [];
  for (let count = 0; count < Math.min(BETS_A_ROUND, offers.length); count += 1) {
    const offer = offers[(round * 7 + count * 3) % offers.length];
    if (offer === undefined) continue;
    const { fixture, market, selection } = offer;
    const betPrice = formatOdds(offeredOdds(selection));
    const claim = {
      betBaseline: market.baseLine,
      betPrice,
      fixtureId: fixture.fixtureId,
      oddsId: selection.selectionId,
      sportId: fixture.sportId,
      version: selection.version,
    };
    const change = { memberId: member.memberId, amounts: 5_000, totalRatio: betPrice };
    const answer = await member.bet(betOn([claim], change), newKey());
    if (answer.status === 200) expect(BettingAccepted.parse(answer.body).totalRatio).toBe(betPrice);
    told.push(answer.status === 200 ? 'accepted' : String((answer.body as { reason?: unknown }).reason));
  }
  return told;
}

describe('recorded prices', () => {
  for (const sample of SAMPLES) {
    test.skipIf(sample.isAbsent)(
      `BET-1, SET-1, LED-1 ${sample.path}${sample.note}`,
      () => expectPlayedThrough(sample),
      LIMIT_MS,
    );
  }

  test.skipIf(messages.isAbsent)(`BET-1, SET-1, LED-1 ${messages.path}${messages.note}`, async () => {
    const { origin, member } = await openHouse();
    const reader = lsportsFormat.createReader();
    const lines: string[] = [];
    for await (const { text = '' } of readLines(messages.file)) lines.push(text);
    // The sample has the facts of one game and a price of another: they are put together, and the market onto the page that is there.
    const [first = ''] = lines;
    const priced = lines.find((text) => text.includes('149383821811098946')) ?? '';
    const together = [first.replaceAll('11113180', '11098946'), priced];
    const reports = together.flatMap((text) => {
      const reading = reader.read(text);
      return reading.kind === 'reports' ? reading.reports : [];
    });
    const onPage = (report: FeedReport): FeedReport =>
      report.kind === 'market' ? { ...report, marketId: '1' } : tomorrow(report);
    await origin.sink.deliver(reports.map(onPage));
    expect(await betOnSome(member, await origin.inspect.fixtures(), 0)).toEqual(['accepted']);
    const results = reports
      .filter((report) => report.kind === 'market')
      .map((market): FeedReport => {
        const selections = market.selections.map((one) => ({
          ...one,
          status: 'settled' as const,
          settlement: 2 as const,
        }));
        return onPage({ ...market, selections });
      });
    await origin.sink.deliver(results);
    expect(await origin.inspect.bets(member.memberId)).toMatchObject([
      { status: 2, paid: 95_000, picks: [{ selectionId: '149383821811098946', odds: 1_900 }] },
    ]);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});

type Sample = (typeof SAMPLES)[number];

async function expectPlayedThrough({ file, format, everyLines, isSettled }: Sample): Promise<void> {
  const { origin, member } = await openHouse();
  const reader = format.createReader();
  const told: string[] = [];
  let waiting: FeedReport[] = [];
  let line = 0;
  for await (const { text = '' } of readLines(file)) {
    line += 1;
    const reading = reader.read(text);
    if (reading.kind !== 'ignored') waiting.push(...reading.reports.map(tomorrow));
    if (line % everyLines !== 0) continue;
    await origin.sink.deliver(waiting);
    waiting = [];
    told.push(...(await betOnSome(member, await origin.inspect.fixtures(), line)));
  }
  await origin.sink.deliver(waiting);
  await origin.settled();
  expect(told.filter((what) => what === 'accepted').length).toBeGreaterThan(0);
  expect(told.filter((what) => !['accepted', 'selectionClosed', 'allOutcomes'].includes(what))).toEqual([]);
  const bets = await origin.inspect.bets(member.memberId);
  expect(bets).toHaveLength(told.filter((what) => what === 'accepted').length);
  if (isSettled) expect(bets.filter((bet) => bet.status === 0)).toEqual([]);
  expect(isSound(await origin.inspect.ledger())).toBe(true);
}
