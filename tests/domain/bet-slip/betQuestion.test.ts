/** A question on a screen: when it is another one, and when it takes a press. */
import { describe, expect, it } from 'vitest';
import { askedNow, openQuestion, press, REST_MS, shown } from '../../../src/domain/bet-slip/betQuestion.ts';
import { quotesOf, termsOf, type BetTerms } from '../../../src/domain/bet-slip/consent.ts';
import { aFixture, betKey } from '../../support/domain/eventFactory.ts';
import { added, given, page } from '../../support/domain/slipSteps.ts';

const slip = given(added('f-h'), { type: 'StakeChanged', page, stake: 5_000 });
const terms = termsOf(
  slip,
  quotesOf(slip, () => aFixture('f')),
);
const [pick] = terms.picks;
if (pick === undefined) throw new Error('a pick');
const [k1, k2] = [betKey('k1'), betKey('k2')];
const other = (over: Partial<BetTerms>) => askedNow(openQuestion(k1, terms), { ...terms, ...over }, () => k2);
const ofPick = (over: Partial<typeof pick>) => other({ picks: [{ ...pick, ...over }] });

describe('CNS-3 a question', () => {
  it('is the same for as long as it says the same', () => {
    const question = openQuestion(k1, terms);
    expect(askedNow(question, structuredClone(terms), () => k2)).toBe(question);
    // BET-6: a newer version at the same price is nothing to a member, and what they saw is what is sent.
    expect(ofPick({ version: 9 })).toMatchObject({ question: k1, terms: { picks: [{ version: 1 }] } });
  });

  it.each([
    ['another stake', other({ stake: 6_000 })],
    ['another policy', other({ policy: 'any' })],
    ['other odds', ofPick({ odds: 184 })],
    ['another line', ofPick({ line: '-1' })],
    ['another base line', ofPick({ baseLine: '-1' })],
    ['a game that began', ofPick({ inPlay: { score: null } })],
    ['no picks', other({ picks: [] })],
    ['one pick more', other({ picks: [pick, pick] })],
  ])('with %s is another one, and says so', (_what, question) => {
    expect(question).toMatchObject({ question: k2, isAgain: true });
    expect(question.shownAt).toBeUndefined();
  });

  it('with another score is another one', () => {
    const at = (home: number) => ({ ...terms, picks: [{ ...pick, inPlay: { score: { home, away: 0 } } }] });
    const question = openQuestion(k1, at(0));
    expect(askedNow(question, at(0), () => k2)).toBe(question);
    expect(askedNow(question, at(1), () => k2).question).toBe(k2);
  });
});

describe('CNS-5 a press', () => {
  it.each([
    [0, false],
    [REST_MS - 1, false],
    [REST_MS, true],
    [60_000, true],
  ])('%d ms after the question was drawn: %s', (after, counts) => {
    const consent = press(shown(openQuestion(k1, terms), 1_000), 1_000 + after);
    expect(consent).toEqual(counts ? { question: k1, terms } : undefined);
  });

  it('before the question was drawn is none, though it is looked at late', () => {
    expect(press(openQuestion(k1, terms), 60_000)).toBeUndefined();
    expect(press(shown(openQuestion(k1, terms), 1_000), 900)).toBeUndefined();
  });

  it('rests again with every change', () => {
    const first = shown(openQuestion(k1, terms), 1_000);
    const second = shown(
      askedNow(first, { ...terms, stake: 9_000 }, () => k2),
      1_700,
    );
    expect(press(second, 1_710)).toBeUndefined();
    expect(press(second, 2_200)).toMatchObject({ question: k2, terms: { stake: 9_000 } });
  });
});
