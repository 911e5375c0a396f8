/**
 * A member who bets through a line, with the product's own worker and no screen: picks a game, says yes, and goes on to the next once it is
 * known what became of the bet. Afterwards the origin is asked, over no line, what it has.
 */
import { z } from 'zod';
import { OriginView } from '../../e2e/support/originView.ts';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import type { OutboxRow, OutboxState } from '../../src/db/tables/rows.ts';
import { readFixtures } from '../../src/db/queries/fixtures.ts';
import { boardCut } from '../../src/db/queries/board.ts';
import { isListed } from '../../src/domain/sports/board.ts';
import { streamHealth } from '../../src/db/queries/session.ts';
import type { BetKeyState } from '../../src/domain/bets/bettingCall.ts';
import { winMarketOf } from '../../src/domain/sports/fixture.ts';
import { pause, type SteadyClock } from '../../src/worker/ports/clock.ts';
import { consentOf } from '../../tests/support/engine/consentOf.ts';
import { createBrowser } from '../../tests/support/engine/world.ts';
import { isOpenIntent } from './localOffer.ts';

export interface BetsOfMember {
  /** Sent to the origin at least once, by the browser's own record. */
  readonly sent: number;
  readonly accepted: number;
  /** The origin or the house's rules said no, or the price had changed: nothing was placed. By the state of the bet. */
  readonly notTaken: Readonly<Record<(typeof NOT_TAKEN)[number], number>>;
  /** Why, as the origin remembers it: how often by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Times that the worker would not send: the line had nothing to say of the price, and the screen would have been locked. */
  readonly locked: number;
  /** ms for which it was not known what became of a bet, of each for which the member was told so. */
  readonly unknownMs: readonly number[];
  /** Accepted here and not there. */
  readonly lost: number;
  /** There more often than accepted here. */
  readonly doubled: number;
  /** Still not known at the end. */
  readonly unconfirmed: number;
}

export interface BetOnLineOptions {
  /** Through the line. */
  readonly url: string;
  /** Beside it. */
  readonly originUrl: string;
  readonly userId: string;
  readonly count: number;
  readonly clock: SteadyClock;
  /** Gives up what is not done by then, epoch ms. */
  readonly until: number;
  readonly say: (line: string) => void;
}

const NOT_TAKEN = ['refused', 'changed', 'notPlaced'] as const satisfies readonly OutboxState[];

/** What became of a member's bets, by the browser's own record beside what the origin has of them. */
export async function whatBecame(
  { originUrl, userId }: Pick<BetOnLineOptions, 'originUrl' | 'userId'>,
  rows: readonly Pick<OutboxRow, 'key' | 'state' | 'attempts'>[],
  waits: Pick<BetsOfMember, 'locked' | 'unknownMs'>,
): Promise<BetsOfMember> {
  const count = (state: OutboxState) => rows.filter((row) => row.state === state).length;
  const accepted = count('accepted');
  // The browser's history came by its stream; what the origin has is asked beside the line.
  const origin = new OriginView(originUrl);
  const token = await origin.signIn(userId, DEMO_PASSWORD);
  const there = (await origin.bets(token)).length;
  const reasons: Record<string, number> = {};
  for (const { key } of rows.filter(({ state }) => NOT_TAKEN.some((one) => one === state))) {
    const reason = reasonOf(await origin.betKey(token, key));
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return {
    ...waits,
    sent: rows.filter(({ attempts }) => attempts > 0).length,
    accepted,
    notTaken: { refused: count('refused'), changed: count('changed'), notPlaced: count('notPlaced') },
    reasons,
    lost: Math.max(0, accepted - there),
    doubled: Math.max(0, there - accepted),
    unconfirmed: rows.filter(isOpenIntent).length,
  };
}

const PAGE = 'wintielose';
const STAKE = 5_000;
const MOMENT_MS = 200;

export async function betOnLine(options: BetOnLineOptions): Promise<BetsOfMember> {
  const { url, userId, clock, count, until, say } = options;
  const browser = createBrowser({ clock, base: `${url}/api`, fetch });
  const worker = browser.startWorker();
  const { engine } = browser.openTab(() => worker);
  const { db, outbox } = browser;
  const intents = () => outbox.intents.toArray();
  const holds = async (condition: () => Promise<boolean>) => {
    while (!(await condition()) && clock.now() < until) await pause(clock, MOMENT_MS);
  };
  let locked = 0;
  const unknownMs: number[] = [];
  try {
    await holds(async () => (await engine.login({ userId, password: DEMO_PASSWORD })).ok);
    await engine.showPage(PAGE);
    await engine.lookAt(['page:wintielose/all']);
    await holds(async () => (await streamHealth(db, 'events'))?.state === 'live' && (await boardOf(db)).length > 0);
    say(`${userId}: the offer is here`);
    for (let done = 0; done < count && clock.now() < until;) {
      const before = (await intents()).length;
      await prepare(engine, await boardOf(db), done);
      const outcome = await engine.placeBet(PAGE, await consentOf(db));
      if (outcome.kind === 'changed') await engine.declineChangedOdds(PAGE);
      if (outcome.kind === 'unknown') {
        const from = clock.now();
        await holds(async () => !(await intents()).some(isOpenIntent));
        unknownMs.push(clock.now() - from);
      }
      if ((await intents()).length > before) {
        done += 1;
        if (done % 5 === 0) say(`${userId}: ${done} of ${count} bets, ${unknownMs.length} were unknown for a while`);
      } else {
        locked += 1;
        await pause(clock, MOMENT_MS);
      }
    }
    await holds(async () => !(await intents()).some(isOpenIntent));
    return await whatBecame(options, await intents(), { locked, unknownMs });
  } finally {
    await worker.stop();
  }
}

type Browser = ReturnType<typeof createBrowser>;
type Engine = ReturnType<Browser['openTab']>['engine'];

async function boardOf(db: Browser['db']) {
  const cut = await boardCut(db, { kind: PAGE, category: 'all', pageNumber: 1 });
  return cut === undefined
    ? []
    : (await readFixtures(db, cut.fixtureIds)).flatMap((game) =>
        game !== undefined && isListed(game, PAGE) ? game : [],
      );
}

/** One pick of some game that is open, and a stake. What the slip had before is gone. */
async function prepare(engine: Engine, board: Awaited<ReturnType<typeof boardOf>>, turn: number): Promise<void> {
  const offered = board.flatMap((fixture) => {
    const selection = winMarketOf(fixture)?.selections.find(({ status }) => status === 'open');
    return selection === undefined ? [] : [{ fixtureId: fixture.fixtureId, selectionId: selection.selectionId }];
  });
  const pick = offered[turn % Math.max(1, offered.length)];
  if (pick === undefined) return;
  await engine.clearSlip(PAGE);
  await engine.chooseOddsPolicy(PAGE, 'any');
  await engine.togglePick(PAGE, pick.fixtureId, pick.selectionId);
  await engine.changeStake(PAGE, STAKE);
}

const Refused = z.object({ reason: z.string() });

/** The house's word for it; where it has none, what became of the key. */
function reasonOf(known: BetKeyState): string {
  if (known.state !== 'decided') return known.state;
  const refused = Refused.safeParse(known.body);
  return refused.success ? refused.data.reason : known.status === 409 ? 'price had changed' : String(known.status);
}
