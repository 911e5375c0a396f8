/** Consent: terms, their comparison, and any interleaving of slips, prices, questions and presses. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askedNow,
  openQuestion,
  press,
  REST_MS,
  shown,
  type BetQuestion,
} from '../../../src/domain/bet-slip/betQuestion.ts';
import {
  acceptChangedOdds,
  quotesOf,
  requestBet,
  scoresSeen,
  termsOf,
  type BetConsent,
  type BetTerms,
} from '../../../src/domain/bet-slip/consent.ts';
import { changeStake, chooseOddsPolicy, clearSlip, togglePick } from '../../../src/domain/bet-slip/decideSlip.ts';
import { emptySlip, evolveSlip, type Slip, type SlipEvent } from '../../../src/domain/bet-slip/slip.ts';
import type { Decision } from '../../../src/domain/kernel/decision.ts';
import type { BetKey, FixtureId } from '../../../src/domain/kernel/ids.ts';
import { ODDS_POLICIES } from '../../../src/domain/reference/oddsPolicies.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { aChange, aFixture, betKey, selectionId, withPrices } from '../../support/domain/eventFactory.ts';
import { added, given, k1, page, requested } from '../../support/domain/slipSteps.ts';

const at = (fixture: Fixture, version: number, odds: number) =>
  withPrices(fixture, [{ selectionId: selectionId('f-h'), version, odds }]);
const termsAt = (slip: Slip, fixture: Fixture | undefined) =>
  termsOf(
    slip,
    quotesOf(slip, () => fixture),
  );

describe('CNS-1 the terms of a question', () => {
  it('are at the newer of the price that was picked and the stored one', () => {
    const slip = given(added('f-h', { odds: 200, version: 3 }));
    expect(termsAt(slip, at(aFixture('f'), 2, 150)).picks).toMatchObject([{ odds: 200, version: 3 }]);
    expect(termsAt(slip, at(aFixture('f'), 4, 150)).picks).toMatchObject([{ odds: 150, version: 4 }]);
    expect(termsAt(slip, undefined).picks).toMatchObject([{ odds: 200, version: 3 }]);
  });

  it('of changed odds are what a yes would put on the slip', () => {
    const slip = given(added('f-h'), requested(), {
      type: 'OddsChangeReported',
      page,
      key: k1,
      changes: [aChange('f-h', 150)],
    });
    expect(termsAt(slip, aFixture('f')).picks).toMatchObject([{ odds: 150, version: 2 }]);
    expect(termsAt(slip, at(aFixture('f'), 3, 120)).picks).toMatchObject([{ odds: 120, version: 3 }]);
  });

  it('CLS-5 name the score of a game in play, and of no other', () => {
    const slip = given(added('f-h'));
    const score = { period: 10, clockSeconds: 7, home: 2, away: 1 };
    const seen = (over: Partial<Fixture>) => [...scoresSeen(termsAt(slip, aFixture('f', over))).values()];
    expect(seen({ status: 'scheduled', score })).toEqual([]);
    expect(seen({ status: 'inPlay', score })).toEqual([{ home: 2, away: 1 }]);
    expect(seen({ status: 'inPlay', score: null })).toEqual([null]);
  });
});

/** A member with two tabs, a price that moves, and an origin that may know more: what each of them does next. */
const Step = fc.oneof(
  fc.record({ do: fc.constant('pick' as const), side: fc.constantFrom('f-h', 'f-a', 'g-h', 'g-a') }),
  fc.record({ do: fc.constant('stake' as const), won: fc.constantFrom(5_000, 10_000, 200_000) }),
  fc.record({ do: fc.constant('policy' as const), policy: fc.constantFrom(...ODDS_POLICIES) }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({
    do: fc.constant('price' as const),
    side: fc.constantFrom('f-h', 'f-a', 'g-h'),
    odds: fc.constantFrom(120, 150, 185),
  }),
  fc.record({ do: fc.constant('goal' as const) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(10, 200, 499, 500, 900) }),
  fc.record({ do: fc.constant('draw' as const), tab: fc.nat(1) }),
  fc.record({ do: fc.constant('press' as const), tab: fc.nat(1), isLate: fc.boolean() }),
  // What members mostly do: look, wait, press.
  fc.record({ do: fc.constant('bet' as const), tab: fc.nat(1), isLate: fc.boolean() }),
  fc.record({ do: fc.constant('bet' as const), tab: fc.nat(1), isLate: fc.boolean() }),
  fc.record({
    do: fc.constant('answer' as const),
    how: fc.constantFrom('accepted' as const, 'refused' as const, 'changed' as const),
  }),
);
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never;

/** Runs the steps; returns every bet that went out, and fails at the first that no question said. */
function play(steps: readonly Step[]): number {
  let slip = emptySlip(page);
  const fixtures = new Map(['f', 'g'].map((id) => [id, aFixture(id)]));
  const fixtureOf = (id: FixtureId) => fixtures.get(id);
  const tabs: (BetQuestion | undefined)[] = [undefined, undefined];
  /** What members saw, and since when. */
  const seen = new Map<string, { readonly terms: BetTerms; readonly since: number }[]>();
  const late: BetConsent[] = [];
  let [now, keys, sent] = [1_000, 0, 0];
  const newKey = (): BetKey => betKey(`k${(keys += 1)}`);
  const used = new Set<string>();
  const run = (decision: Decision<SlipEvent, unknown>): boolean => {
    if (decision.ok) slip = decision.events.reduce(evolveSlip, slip);
    return decision.ok;
  };
  const draw = (tab: number) => {
    const { phase } = slip;
    const asks = phase.at === 'changed' || (phase.at === 'open' && slip.picks.length > 0);
    const terms = termsOf(slip, quotesOf(slip, fixtureOf));
    const before = tabs[tab];
    const key = () => (phase.at === 'changed' ? phase.key : newKey());
    const isOther = before === undefined || (phase.at === 'changed' && before.question !== phase.key);
    const question = !asks ? undefined : isOther ? openQuestion(key(), terms) : askedNow(before, terms, key);
    if (question === undefined || question === before) {
      tabs[tab] = question;
      return;
    }
    tabs[tab] = shown(question, now);
    seen.set(question.question, [...(seen.get(question.question) ?? []), { terms, since: now }]);
  };
  /** The worker gets a yes. */
  const obey = (consent: BetConsent) => {
    const isChanged = slip.phase.at === 'changed';
    if (isChanged && !run(acceptChangedOdds(slip, fixtureOf, consent))) return;
    const key = isChanged ? newKey() : consent.question;
    if (used.has(key) || !run(requestBet(slip, fixtureOf, consent, key, 0))) return;
    used.add(key);
    sent += 1;
    const { odds, picks } = {
      odds: slip.picks.map((pick) => pick.odds),
      picks: slip.picks.map((pick) => pick.version),
    };
    const asked = (seen.get(consent.question) ?? []).filter(
      ({ terms, since }) =>
        terms.stake === slip.stake &&
        terms.policy === slip.policy &&
        terms.picks.every((pick, index) => pick.odds === odds[index] && pick.version === picks[index]) &&
        terms.picks.map((pick) => pick.selectionId).join() === slip.picks.map((pick) => pick.selectionId).join() &&
        now - since >= REST_MS,
    );
    expect(asked, 'a question that said what is sent, half a second ago').not.toEqual([]);
  };
  const flat = steps.flatMap((step): Exclude<Step, { do: 'bet' }>[] =>
    step.do === 'bet'
      ? [
          { do: 'draw', tab: step.tab },
          { do: 'wait', ms: 500 },
          { ...step, do: 'press' },
        ]
      : [step],
  );
  for (const step of flat) {
    now += 1;
    if (step.do === 'pick') run(togglePick(slip, fixtures.get(step.side[0] ?? ''), selectionId(step.side)));
    else if (step.do === 'stake') run(changeStake(slip, step.won, 1_000_000));
    else if (step.do === 'policy') run(chooseOddsPolicy(slip, step.policy));
    else if (step.do === 'clear') run(clearSlip(slip, 'member'));
    else if (step.do === 'wait') now += step.ms;
    else if (step.do === 'draw') draw(step.tab);
    else if (step.do === 'price') {
      const [id = ''] = step.side;
      const fixture = fixtures.get(id)!;
      const version = Math.max(...fixture.markets[0]!.selections.map((one) => one.version)) + 1;
      const changes = [{ selectionId: selectionId(step.side), version, odds: step.odds }];
      fixtures.set(id, withPrices(fixture, changes, now));
    } else if (step.do === 'goal') {
      const score = { period: 10, clockSeconds: 1, home: (fixtures.get('f')?.score?.home ?? 0) + 1, away: 0 };
      fixtures.set('f', { ...fixtures.get('f')!, status: 'inPlay', score });
    } else if (step.do === 'press') {
      const question = tabs[step.tab];
      const consent = question === undefined ? undefined : press(question, now);
      if (consent === undefined) continue;
      // A tab that was busy sends its yes later; whoever is first is obeyed, and the rest must find nothing to place.
      if (step.isLate) late.push(consent);
      else [consent, consent, ...late.splice(0)].forEach(obey);
    } else if (slip.phase.at === 'sending') {
      const { key } = slip.phase;
      const changes = slip.picks.map((pick) => aChange(pick.selectionId, 140, { version: pick.version + 1 }));
      if (step.how === 'changed') run({ ok: true, events: [{ type: 'OddsChangeReported', page, key, changes }] });
      else if (step.how === 'refused') run({ ok: true, events: [{ type: 'BetRefused', page, key, message: 'no' }] });
      else run({ ok: true, events: [{ type: 'BetPlaced', page, key, betId: 'b' as never }] });
    }
  }
  return sent;
}

describe('CRT-19 CNS-2 CNS-3 CNS-4 CNS-5 whatever happens in whatever order', () => {
  it('every bet that is sent is one that a question said half a second before, at most once each', () => {
    let sent = 0;
    fc.assert(
      fc.property(fc.array(Step, { minLength: 10, maxLength: 60 }), (steps) => {
        sent += play([{ do: 'pick', side: 'f-h' }, { do: 'stake', won: 5_000 }, ...steps]);
      }),
      { numRuns: 3_000 },
    );
    // Runs without a bet would prove nothing.
    expect(sent).toBeGreaterThan(1_000);
  });
});
