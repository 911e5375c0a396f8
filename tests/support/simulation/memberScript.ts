/** What the member does in a run: picks, stakes, bets (now and then with a double click), answers questions, signs in and out. */
import { allFixtures } from '../../../src/db/queries/fixtures.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import type { BetQuestion } from '../../../src/domain/bet-slip/betQuestion.ts';
import type { BetConsent } from '../../../src/domain/bet-slip/consent.ts';
import type { Slip } from '../../../src/domain/bet-slip/slip.ts';
import type { PlaceBetOutcome } from '../../../src/worker/contract.ts';
import { pause } from '../../../src/worker/ports/clock.ts';
import type { Agenda } from './agenda.ts';
import { MOST_BUSY_MS, type Browser, type SimulatedTab } from './browser.ts';
import type { Dice } from './dice.ts';
import type { Faults, Profile } from './faults.ts';
import type { MachineModel } from './machineModel.ts';
import { MEMBER_NAMES } from './simulatedOrigin.ts';
import type { Oracle } from './oracle.ts';
import { ODDS_POLICIES } from '../../../src/domain/reference/oddsPolicies.ts';
import type { ConsentJudge } from './consentJudge.ts';
import { createQuestions } from './questions.ts';

export interface MemberScript {
  /** Acts until `isOver`; resolves after the last call has settled, those of other tabs included. */
  run(isOver: () => boolean): Promise<void>;
  signIn(name: string): Promise<boolean>;
  signOut(): Promise<void>;
  /** In another tab, whatever this one does: signs in as the other member, half of the time without signing out. */
  switchMember(): Promise<void>;
  /** In another tab: signs in anew and bets again, while a bet of the first session is still out. */
  startOver(): Promise<void>;
}

export interface ScriptDeps {
  readonly agenda: Agenda;
  readonly machine: MachineModel;
  readonly browser: Browser;
  readonly dice: Dice;
  readonly oracle: Oracle;
  readonly judge: ConsentJudge;
  readonly profile: Profile;
  readonly faults: Faults;
  onTrace(what: string): void;
}

const PAGE = 'wintielose';
/** No call of the contract may take longer, ms. */
const LONGEST_CALL_MS = 28_000;

export function createMemberScript(deps: ScriptDeps): MemberScript {
  const { agenda, browser, dice, faults, oracle, profile, onTrace } = deps;
  const { db } = browser.stores;
  // A member does nothing while the machine sleeps.
  const { clock } = deps.machine;
  /** What goes on in another tab, if anything does. */
  let away: Promise<void> | undefined;
  let isDone = false;
  let name: string = MEMBER_NAMES[0];

  const tab = (): SimulatedTab => {
    const open = browser.tabs;
    return open.length === 0 ? browser.openTab() : dice.oneOf(open);
  };

  /** Every call settles in bounded time, whatever happens to tab, worker and network. */
  const within = async <Value>(what: string, call: Promise<Value>): Promise<Value> => {
    const startedAt = agenda.now();
    const cancel = clock.after(LONGEST_CALL_MS + (faults.tabBusy > 0 ? 2 * MOST_BUSY_MS : 0), () => {
      oracle.fail('a call never settled', what);
    });
    const value = await call;
    cancel();
    onTrace(`${what} ${JSON.stringify(value)} after ${agenda.now() - startedAt}`);
    return value;
  };

  // Dice of their own: what a seed does otherwise does not hang on how often somebody is asked.
  const asking = dice.fork('questions');
  const questions = createQuestions({ db, page: PAGE, randomness: asking, judge: deps.judge, now: agenda.now });

  /** What another tab does while a question is open. */
  const changeElsewhere = async (): Promise<void> => {
    const { engine } = tab();
    if (asking.chance(0.5)) await within('stake', engine.changeStake(PAGE, asking.between(5_000, 90_000)));
    else await within('policy', engine.chooseOddsPolicy(PAGE, asking.oneOf(ODDS_POLICIES)));
  };

  /** Asks until somebody says yes: mostly looking long enough, sometimes pressing as soon as there is something to press. */
  const yes = async (): Promise<BetConsent | undefined> => {
    const screen = questions.open();
    let question: BetQuestion | undefined;
    for (let tries = 0; tries < 4; tries += 1) {
      const isHasty = asking.chance(faults.questionChanged);
      question = await screen.draw(question);
      await pause(clock, isHasty ? asking.between(1, 400) : asking.between(500, 1_200));
      if (isHasty && asking.chance(0.6)) await changeElsewhere();
      // A tab that is busy has not drawn what has changed; the hand is on its way all the same.
      if (!isHasty || asking.chance(0.5)) question = await screen.draw(question);
      const consent = screen.press(question);
      if (consent !== undefined) return consent;
    }
    return undefined;
  };

  const slip = async (): Promise<Slip | undefined> => (await theirsOf(db))?.slips.get(PAGE).catch(() => undefined);

  const signIn = async (wanted: string): Promise<boolean> => {
    const result = await within('login', tab().engine.login({ userId: wanted, password: 'pw' }));
    return result.ok;
  };
  const signOut = async (): Promise<void> => {
    await within('logout', tab().engine.logout());
  };

  const pick = async (): Promise<void> => {
    const fixtures = await allFixtures(db);
    if (fixtures.length === 0) return;
    const fixture = dice.oneOf(fixtures);
    const selection = dice.oneOf(fixture.markets.flatMap(({ selections }) => selections));
    await within('pick', tab().engine.togglePick(PAGE, fixture.fixtureId, selection.selectionId));
  };

  /** A member whose bet was turned down waits, or starts over. */
  const amend = async (outcomes: readonly PlaceBetOutcome[]): Promise<void> => {
    const [reason] = outcomes.flatMap((outcome) => (outcome.kind === 'rejected' ? [outcome.rejection.reason] : []));
    if (reason === 'questionChanged') return;
    if (reason === 'stale' || reason === 'betInFlight') await pause(clock, dice.between(300, 1_500));
    else if (reason !== undefined || outcomes.some(({ kind }) => kind === 'refused')) {
      await within('clear', tab().engine.clearSlip(PAGE));
    }
  };

  const bet = async (): Promise<void> => {
    const before = await slip();
    if (before === undefined || before.picks.length === 0) return;
    await within('stake', tab().engine.changeStake(PAGE, dice.between(5_000, 90_000)));
    const consent = await yes();
    if (consent === undefined) return;
    oracle.confirming();
    const clicks = dice.chance(0.15) ? [tab(), tab()] : [tab()];
    const outcomes = await Promise.all(clicks.map((clicked) => within('bet', clicked.engine.placeBet(PAGE, consent))));
    await amend(outcomes);
    for (let question = await slip(); question?.phase.at === 'changed'; question = await slip()) {
      await pause(clock, dice.between(100, 1_500));
      if (dice.chance(0.25)) {
        await within('decline', tab().engine.declineChangedOdds(PAGE));
        return;
      }
      const accepting = await yes();
      if (accepting === undefined) return;
      oracle.confirming();
      await within('accept', tab().engine.acceptChangedOdds(PAGE, accepting));
      await pause(clock, dice.between(10, 500));
    }
  };

  const act = async (): Promise<void> => {
    const session = await db.sessions.get('session');
    if (session?.state !== 'signedIn') {
      if (profile === 'mixed' && dice.chance(0.3)) name = dice.oneOf(MEMBER_NAMES);
      await signIn(name);
      await within('show', tab().engine.showPage(PAGE));
      return;
    }
    const chance = dice.below(100);
    // Whose session is to run out stays.
    if (profile === 'mixed' && chance < 3 && faults.shortSession === 0) {
      await signOut();
      // Another member right away: what was asked for the one before is still on its way.
      if (dice.chance(0.6)) await signIn(dice.oneOf(MEMBER_NAMES));
      return;
    }
    const waiting = (await slip())?.phase.at === 'unknown';
    if (profile === 'mixed' && waiting && dice.chance(0.1)) {
      await signOut();
      if (await signIn(session.memberId ?? name)) await pick();
      return;
    }
    if (profile === 'mixed' && chance < 5) {
      await within('clear', tab().engine.clearSlip(PAGE));
      return;
    }
    if (profile === 'mixed' && chance < 8 && faults.shortSession === 0) {
      await within('wake', tab().engine.wake(dice.oneOf(['member', 'online', 'visible'] as const)));
      return;
    }
    if (profile === 'mixed' && chance < 10) {
      const shown = tab();
      await within('show', shown.engine.showPage(null));
      await within('show', shown.engine.showPage(PAGE));
      return;
    }
    const picks = (await slip())?.picks.length ?? 0;
    if (picks === 0 || (picks < 3 && chance < 25)) await pick();
    else await bet();
  };

  const elsewhere = async (work: () => Promise<unknown>): Promise<void> => {
    if (isDone || away !== undefined || browser.tabs.length === 0) return;
    away = work().then(() => undefined);
    await away;
    away = undefined;
  };

  const switchMember = async (): Promise<void> => {
    const session = await db.sessions.get('session');
    if (session?.state !== 'signedIn') return;
    if (dice.chance(0.5)) await signOut();
    await signIn(MEMBER_NAMES.find((other) => other !== session.memberId) ?? name);
  };

  const startOver = async (): Promise<void> => {
    const session = await db.sessions.get('session');
    if (session?.state !== 'signedIn' || session.memberId === null) return;
    if (dice.chance(0.5)) await signOut();
    for (let tries = 0; tries < 3 && !(await signIn(session.memberId)); tries += 1) await pause(clock, 300);
    for (let tries = 0; tries < 12; tries += 1) {
      const { picks = [], phase } = (await slip()) ?? {};
      if (picks.length === 0) await pick();
      const before = oracle.sent.size;
      if (phase === undefined || phase.at === 'open') await bet();
      if (oracle.sent.size > before) return;
      await pause(clock, dice.between(200, 1_500));
    }
  };

  return {
    signIn,
    signOut,
    switchMember: () => elsewhere(switchMember),
    startOver: () => elsewhere(startOver),
    async run(isOver) {
      while (!isOver()) {
        await pause(clock, profile === 'bets' ? dice.between(5, 200) : dice.between(20, 2_500));
        if (!isOver() && browser.tabs.length > 0) await act();
      }
      isDone = true;
      await away;
    },
  };
}
