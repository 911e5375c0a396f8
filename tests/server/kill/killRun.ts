/**
 * Bets, results and corrections against an origin that is killed again and again: what clients were told of is there, once, and every
 * won is where an independent account of the run says it is (WAL-06, CRT-15, LED-3, LED-8).
 */
import { BetKeyState, BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { DEMO_MEMBERS } from '../../../server/house/demoHouse.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, marketReport } from '../support/feedReports.ts';
import { spawnScripted, type ScriptedProcess } from '../support/spawnScripted.ts';
import { checkBooks, type KnownBet } from './checkBooks.ts';

export interface KillRunOptions {
  readonly dataDir: string;
  /** Acknowledged bets to reach. */
  readonly bets: number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly onProgress: (bets: number, kills: number) => void;
}

export interface KillRunSummary {
  readonly acknowledged: number;
  readonly kills: number;
  /** Requests cut off by a kill: found accepted, or never executed and void. */
  readonly cutOff: number;
  readonly foundAccepted: number;
  readonly deliveries: number;
  readonly faults: readonly string[];
}

const STAKE = 5_000;
const CLIENTS = 6;
const OPEN_GAMES = 4;
/** Whichever comes first is when an origin is killed. */
const MOST_BETS_A_LIFE = 80;
const MOST_DELIVERIES_A_LIFE = 20;
/** Members with enough play money for a long run. */
const MEMBERS = ['member3', 'member5', 'member7', 'member8'];

/** A bet whose answer never came. */
interface CutOff {
  readonly member: Caller;
  readonly key: string;
  readonly game: string;
}

interface Run {
  readonly bets: KnownBet[];
  readonly cutOff: CutOff[];
  readonly results: Map<string, number | null>;
  readonly open: string[];
  opened: number;
  deliveries: number;
}

export async function killRun({ dataDir, bets, random, onProgress }: KillRunOptions): Promise<KillRunSummary> {
  const run: Run = { bets: [], cutOff: [], results: new Map(), open: [], opened: 0, deliveries: 0 };
  let counts = { kills: 0, cutOff: 0, foundAccepted: 0 };
  let origin = await spawnScripted(dataDir, 'grouped');
  const callers = await Promise.all(MEMBERS.map((userId) => signIn(origin, userId)));
  while (run.bets.length < bets) {
    await openGames(origin, run);
    let isOver = false;
    const betting = Array.from({ length: CLIENTS }, async (_, index) => {
      const member = callers[index % callers.length]?.on(origin);
      while (member !== undefined && run.bets.length < bets) {
        if (!(await betOnce(member, run, random))) break;
      }
    });
    const feeding = feed(origin, run, random, () => isOver);
    // An origin that died by itself takes no delivery.
    const ended = feeding.then(() => (isOver = true));
    await midway(run, random, () => isOver);
    await origin.kill();
    isOver = true;
    await ended;
    await Promise.all(betting);
    counts = { ...counts, kills: counts.kills + 1 };
    origin = await spawnScripted(dataDir, 'grouped');
    const found = await resolveCutOff(origin, run);
    counts = {
      ...counts,
      cutOff: counts.cutOff + found.asked,
      foundAccepted: counts.foundAccepted + found.accepted,
    };
    onProgress(run.bets.length, counts.kills);
  }
  // What was said during a kill may not have been heard: say it again, which changes nothing if it was.
  for (const [game, result] of run.results) await origin.deliver([resultOf(game, result ?? 2)]);
  for (const [game, result] of run.results) run.results.set(game, result ?? 2);
  await origin.settled();
  await origin.kill();
  const funds = new Map(DEMO_MEMBERS.map((member): [string, number] => [member.userId, member.emoney]));
  const faults = await checkBooks(dataDir, { bets: run.bets, results: run.results, odds: 185, funds });
  return { acknowledged: run.bets.length, ...counts, deliveries: run.deliveries, faults };
}

/**
 * Waits until an origin is in the middle of what it is doing: some bets on, or while a delivery and what it settles are on their way. Counted in deeds
 * and not in milliseconds, so that a slow machine kills no oftener than a quick one.
 */
async function midway(run: Run, random: () => number, isOver: () => boolean): Promise<void> {
  const bets = run.bets.length + Math.ceil(random() * MOST_BETS_A_LIFE);
  const deliveries = run.deliveries + Math.ceil(random() * MOST_DELIVERIES_A_LIFE);
  while (!isOver() && run.bets.length < bets && run.deliveries < deliveries) await pause(1);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const resultOf = (game: string, settlement: number) =>
  marketReport(game, { home: { status: 'settled', settlement: settlement as 2 } });

async function openGames(origin: ScriptedProcess, run: Run): Promise<void> {
  while (run.open.length < OPEN_GAMES) {
    run.opened += 1;
    const game = `k${run.opened}`;
    run.open.push(game);
    run.results.set(game, null);
    await origin.deliver(games(game));
  }
}

/** `false` once the origin is gone. */
async function betOnce(member: Caller, run: Run, random: () => number): Promise<boolean> {
  const game = run.open[Math.floor(random() * run.open.length)] ?? '';
  const key = newKey();
  try {
    const request = betOn([claimOn(game)], { memberId: member.memberId, amounts: STAKE });
    const answer = await member.bet(request, key);
    if (answer.status === 200) know(run, member, key, game, answer.body);
    return true;
  } catch {
    run.cutOff.push({ member, key, game });
    return false;
  }
}

function know(run: Run, { memberId }: Caller, key: string, game: string, body: unknown): void {
  run.bets.push({ betId: BettingAccepted.parse(body).betId, key, memberId, game, stake: STAKE });
}

/** Ends a game now and then, and now and then changes its mind about one that has ended. */
async function feed(origin: ScriptedProcess, run: Run, random: () => number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(40 + random() * 160);
    const ended = [...run.results].filter(([game, result]) => result !== null && !run.open.includes(game));
    const corrected = random() < 0.4 ? ended[Math.floor(random() * ended.length)]?.[0] : undefined;
    const game = corrected ?? (run.open.length > 1 ? run.open.shift() : undefined);
    if (game === undefined) continue;
    const result = [2, 1, -1][Math.floor(random() * 3)] ?? 2;
    run.results.set(game, result);
    run.deliveries += 1;
    try {
      await origin.deliver([resultOf(game, result)]);
    } catch {
      return;
    }
  }
}

/** Finds out what became of bets whose answer a kill cut off; the ones never heard of become void, and stay it. */
async function resolveCutOff(origin: ScriptedProcess, run: Run): Promise<{ asked: number; accepted: number }> {
  let accepted = 0;
  const asked = run.cutOff.splice(0);
  for (const { member, key, game } of asked) {
    const there = member.on(origin);
    const answer = await there.call('POST', `/sports-prematch/betting/key/${key}/void`);
    const known = BetKeyState.parse(answer.body);
    if (known.state === 'decided' && known.status === 200) {
      know(run, there, key, game, known.body);
      accepted += 1;
      continue;
    }
    const late = await there.bet(betOn([claimOn(game)], { memberId: there.memberId, amounts: STAKE }), key);
    if (late.status === 200) throw new Error('a voided key was executed');
  }
  return { asked: asked.length, accepted };
}
