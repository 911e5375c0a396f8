/** Judges that once accused an engine that was right: what they may not hold against it, and what they still must. */
import { describe, expect, it } from 'vitest';
import type { BetTerms } from '../../src/domain/bet-slip/consent.ts';
import { emptySlip, type Slip, type SlipOutcome } from '../../src/domain/bet-slip/slip.ts';
import { BetKey } from '../../src/domain/kernel/ids.ts';
import { fixtureIdOf, sampleFixture, T0 } from '../support/engine/sampleData.ts';
import { createAgenda } from '../support/simulation/agenda.ts';
import { createConsentJudge } from '../support/simulation/consentJudge.ts';
import { createDice } from '../support/simulation/dice.ts';
import { noFaults } from '../support/simulation/faults.ts';
import { createOfferHistory } from '../support/simulation/offerHistory.ts';
import { openFrameWire } from '../support/simulation/origin/frameWire.ts';
import { createPromptness, type Promptness } from '../support/simulation/origin/promptness.ts';
import { leftOutOf } from '../support/simulation/origin/leftOutOf.ts';
import type { LoggedEvent, StreamAsk } from '../support/simulation/simulatedOrigin.ts';
import { createSlipJudge, type SlipJudge } from '../support/simulation/slipJudge.ts';

const QUESTION = BetKey.parse('a-question-that-is-old');
const TERMS: BetTerms = { picks: [], stake: 5_000, policy: 'none' };

function consent() {
  const broken: string[] = [];
  let now = 0;
  const judge = createConsentJudge(
    () => now,
    (rule) => broken.push(rule),
  );
  return { broken, judge, at: (ms: number) => (now = ms) };
}

function slips(fail: (rule: string) => void = () => undefined) {
  const judge = createSlipJudge({ fail, isPlaced: () => true, isDecided: () => true });
  judge.onSession('s1');
  judge.onSent('k1', 'm1', ['a']);
  return judge;
}

const scoreOf = (home: number) => ({ period: 10, clockSeconds: 60 * home, home, away: 0 });

/** Two games, and three scores of the first. */
function history() {
  const kept = createOfferHistory('e1');
  kept.restart('e1');
  kept.put(1, fixtureIdOf(1), sampleFixture(1));
  kept.put(2, fixtureIdOf(2), sampleFixture(2));
  for (const home of [1, 2, 3]) kept.put(2 + home, fixtureIdOf(1), sampleFixture(1, { score: scoreOf(home) }));
  return kept;
}

/** A connection asked for in some way, as far as it says what it passes over. */
function passedOver(query: string): readonly (readonly [number, number])[] {
  const passed: (readonly [number, number])[] = [];
  const ask: StreamAsk = {
    call: { method: 'GET', path: '/streams/events', query, token: 't', key: undefined, body: undefined, headers: {} },
    name: 'events',
    cursor: undefined,
    wire: {
      agenda: createAgenda(T0, {
        onTimer: () => () => undefined,
        rest: async () => undefined,
        inTask: async (work) => work(),
        restNow: () => undefined,
      }),
      dice: createDice(1),
      faults: noFaults(),
      build: 'build1',
      signal: new AbortController().signal,
      garbled: new Set(),
      isCounting: true,
      heartbeatOf: (text: string) => text,
      onDoomed: () => undefined,
      onLate: () => undefined,
      onDelivered: () => undefined,
      onBytes: () => undefined,
      onClosed: () => undefined,
    },
  };
  const { outlet } = openFrameWire(ask, {
    textAt: () => undefined,
    saidAt: () => undefined,
    head: () => 0,
    onPassed: (from, to) => passed.push([from, to]),
  });
  outlet.onHead(200, {});
  outlet.onBytes(Buffer.from('id: e1.5\nevent: passed\ndata: {"from":3}\n\n'));
  return passed;
}

describe('the judge of screens', () => {
  it('S-28 takes an older score for owed where a later one is to come, and of no game that nothing was left out of', () => {
    const kept = history();
    const at = (offset: number) => ({ epoch: 'e1', offset });
    const older = sampleFixture(1, { score: scoreOf(1) });
    expect(kept.wasLike(at(4), 'f1', older)).toBe(false);
    kept.leaveOut(4, 'f1');
    expect(kept.wasLike(at(4), 'f1', older)).toBe(true);
    expect(kept.wasLike(at(5), 'f1', older)).toBe(false);
    expect([kept.isConflated('f1'), kept.isConflated('f2')]).toEqual([true, false]);
  });

  it('IDX-6 knows how far an epoch came that is over, for an index may stand there', () => {
    const kept = history();
    for (let offset = 1; offset <= 5; offset++) kept.note(offset);
    kept.restart('e2');
    expect([kept.headOf('e1'), kept.headOf('e2'), kept.headOf('e3')]).toEqual([5, 0, 0]);
    expect(kept.fixturesAt('e1', 5)).toHaveLength(2);
  });

  it('S-28 hears of what is passed over where events are gathered, and where they are not takes it for other topics', () => {
    expect(passedOver('?topics=all&gather=250')).toEqual([[3, 5]]);
    expect(passedOver('?topics=all')).toEqual([]);
  });

  it('S-17 S-28 takes of what was passed over only what the connection is of for left out', () => {
    const said = (type: string, fixture: number): LoggedEvent => ({
      text: JSON.stringify({ type, v: 1, at: 0, data: { fixtureId: fixtureIdOf(fixture) } }),
      isForeign: false,
    });
    const log = [said('FixtureOpened', 1), said('FixtureOpened', 2), said('ScoreChanged', 1), said('OddsChanged', 2)];
    const stream = { epoch: 'e1', head: log.length, at: (offset: number) => log[offset - 1] };
    const asked = (query: string) => ({
      name: 'events' as const,
      call: { method: 'GET', path: '', query, token: undefined, key: undefined, body: undefined, headers: {} },
    });
    const truth = { stream, history: history() };
    expect(leftOutOf(asked('?topics=fixture:f1&gather=250'), truth, 1, 4)).toEqual([{ offset: 3, fixtureId: 'f1' }]);
    expect(leftOutOf(asked('?topics=all'), truth, 3, 4).map(({ offset }) => offset)).toEqual([3, 4]);
    expect(leftOutOf(asked('?topics='), truth, 1, 4)).toEqual([]);
  });
});

describe('the judge of consent', () => {
  it('CRT-19 measures each screen by when it showed the question, whoever else shows it later', () => {
    const { broken, judge, at } = consent();
    judge.onShown(1, 'q', TERMS);
    at(400);
    judge.onShown(2, 'q', TERMS);
    at(600);
    judge.onPressed(1, 'q');
    expect(broken).toEqual([]);
    judge.onPressed(2, 'q');
    expect(broken).toEqual(['answered before it could be read']);
  });
});

describe('the judge of slips', () => {
  it('CRT-15 asks nobody to tell a bet whose slip was lost with its database', () => {
    const judge = slips();
    judge.onLost();
    judge.onSettled('k1');
    expect(judge.passedOver.has('k1')).toBe(true);
  });

  it('CRT-15 asks that a bet is told that no slip passed on from', () => {
    const judge = slips();
    judge.onSettled('k1');
    expect(judge.passedOver.has('k1')).toBe(false);
  });

  it.each([
    ['other picks', 'b', undefined, true],
    ['the same picks', 'a', undefined, false],
    ['what the bet was the answer to', 'b', QUESTION, false],
  ])('CRT-15 D7 knows of a bet where a power cut has left a question about %s', (_, pick, parentKey, isPassed) => {
    const judge = slips();
    judge.onSent('k2', 'm1', ['a'], parentKey);
    judge.onDeath();
    const picks = [{ selectionId: pick }] as unknown as Slip['picks'];
    const phase: Slip['phase'] = { at: 'changed', key: QUESTION, changes: [] };
    judge.onRestored([{ ...emptySlip('wintielose'), picks, phase }], 'm1');
    expect(judge.passedOver.has('k2')).toBe(isPassed);
  });
});

describe('the judge of questions about changed odds', () => {
  /** What is broken where a question is answered with a bet, something befalls that, and the question is answered once more. */
  function answeredTwice(meanwhile: (judge: SlipJudge) => void) {
    const broken: string[] = [];
    const judge = slips((rule) => broken.push(rule));
    judge.onSent('k2', 'm1', ['a'], QUESTION);
    judge.onDeath();
    meanwhile(judge);
    judge.onSent('k3', 'm1', ['a'], QUESTION);
    return broken;
  }

  it('CRT-12 CRT-15 D7 lets none be bet once more while its bet is out, nor where that was placed and never told', () => {
    expect(answeredTwice(() => undefined)).toEqual(['a question was bet twice']);
    expect(answeredTwice((judge) => judge.onSettled('k2'))).toEqual(['a question was bet twice']);
  });

  it('CRT-12 D7 lets one be bet once more that was told and came back', () => {
    const outcome = { kind: 'accepted', key: 'k2' } as unknown as SlipOutcome;
    expect(answeredTwice((judge) => judge.onSlip({ ...emptySlip('wintielose'), outcome }, 'm1'))).toEqual([]);
  });
});

describe('the judge of what is told in time', () => {
  const texts = [
    { type: 'OddsChanged', data: { changes: [{ selectionId: 's', version: 2, odds: 190 }] } },
    { type: 'OddsChanged', data: { changes: [{ selectionId: 's', version: 3, odds: 190, status: 'suspended' }] } },
    { type: 'ScoreChanged', data: {} },
  ].map((said) => ({ text: JSON.stringify(said), isForeign: false }));

  /** Which of the events count as late that were said at 10 and are written at a time. */
  function lateAt(ms: number, before: (judge: Promptness) => void = (judge) => judge.onHeartbeat()) {
    let now = 0;
    const late: string[] = [];
    const judge = createPromptness({
      now: () => now,
      gatherMs: 250,
      textAt: (offset) => texts[offset],
      saidAt: () => 10,
      head: () => 0,
      onLate: (what) => late.push(what.slice(0, 1)),
    });
    before(judge);
    now = ms;
    for (const offset of texts.keys()) judge.onEvent(offset);
    return late;
  }

  it('S-28 lets prices and scores wait as long as they are gathered, and what locks a price not at all', () => {
    expect(lateAt(100)).toEqual([]);
    expect(lateAt(300)).toEqual(['1']);
    expect(lateAt(400)).toEqual(['0', '1', '2']);
  });

  it('S-13 asks nothing of a connection that does not follow yet, or whose client takes nothing', () => {
    expect(lateAt(900, () => undefined)).toEqual([]);
    expect(
      lateAt(900, (judge) => {
        judge.onHeartbeat();
        judge.onStalled();
      }),
    ).toEqual([]);
  });

  /** Which locks count as late, said every ten ms from 1 on after a backlog of eight: when that and each of them is written. */
  function lateAfterBacklog(...writtenAt: readonly number[]) {
    let now = 0;
    const late: number[] = [];
    const judge = createPromptness({
      now: () => now,
      gatherMs: 0,
      textAt: () => texts[1],
      saidAt: (offset) => (offset - 9) * 10 + 1,
      head: () => 11,
      onLate: (what) => late.push(Number.parseInt(what, 10)),
    });
    judge.onHeartbeat();
    for (const [index, ms] of writtenAt.entries()) {
      now = ms;
      if (index === 0) judge.onPassed(8);
      else judge.onEvent(index + 8);
    }
    return late;
  }

  it('S-2 S-34 lets what comes meanwhile wait until what was missed has been told', () => {
    expect(lateAfterBacklog(90, 120, 150, 170)).toEqual([]);
  });

  it('S-2 S-34 finds what waits though nothing is told meanwhile, and what waits once everything was told', () => {
    expect(lateAfterBacklog(90, 191, 192, 193)).toEqual([9]);
    expect(lateAfterBacklog(90, 120, 150, 170, 180, 190)).toEqual([12, 13]);
  });
});
