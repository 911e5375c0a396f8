import { describe, expect, it } from 'vitest';
import {
  CLEAR_REASONS,
  emptySlip,
  Slip,
  SlipEvent,
  SlipOutcome,
  SlipPhase,
} from '../../../src/domain/bet-slip/slip.ts';
import { SlipPick } from '../../../src/domain/bet-slip/slipPick.ts';
import { aChange, aPick, betId, betKey, selectionId } from '../../support/domain/eventFactory.ts';

const page = 'cross' as const;
const key = betKey('k');
const changes = [aChange('f-h', 190)];

/** One event of every type there is; a new type does not compile until it is here. */
const everyEvent: { readonly [Type in SlipEvent['type']]: Extract<SlipEvent, { type: Type }> } = {
  PickAdded: { type: 'PickAdded', page, pick: aPick('f-h'), replaces: [selectionId('f-a')] },
  PicksRestored: { type: 'PicksRestored', page, picks: [aPick('f-h')] },
  PickRemoved: { type: 'PickRemoved', page, selectionId: selectionId('f-h') },
  SlipCleared: { type: 'SlipCleared', page, reason: 'member' },
  PicksRequoted: { type: 'PicksRequoted', page, picks: [aPick('f-h')] },
  StakeChanged: { type: 'StakeChanged', page, stake: 5_000 },
  BetRequested: { type: 'BetRequested', page, key },
  OddsChangeReported: { type: 'OddsChangeReported', page, key, changes },
  ChangedOddsAccepted: { type: 'ChangedOddsAccepted', page, key },
  ChangedOddsDeclined: { type: 'ChangedOddsDeclined', page, key, changes },
  OddsPolicyChosen: { type: 'OddsPolicyChosen', page, policy: 'better' },
  BetPlaced: { type: 'BetPlaced', page, key, betId: betId('b') },
  BetRefused: { type: 'BetRefused', page, key, message: 'no' },
  BetOutcomeUnknown: { type: 'BetOutcomeUnknown', page, key },
  BetNotPlaced: { type: 'BetNotPlaced', page, key },
};

const phases: { readonly [At in SlipPhase['at']]: Extract<SlipPhase, { at: At }> } = {
  open: { at: 'open' },
  sending: { at: 'sending', key },
  changed: { at: 'changed', key, changes },
  unknown: { at: 'unknown', key },
};

const outcomes: { readonly [Kind in SlipOutcome['kind']]: Extract<SlipOutcome, { kind: Kind }> } = {
  accepted: { kind: 'accepted', key, betId: betId('b'), wasUnknown: true },
  refused: { kind: 'refused', key, message: 'no' },
  notPlaced: { kind: 'notPlaced', key },
};

/** Each field left out, one at a time: the schema must miss it. */
const withoutEach = (value: object): readonly (readonly [field: string, rest: object])[] =>
  Object.keys(value).map((field) => [
    field,
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== field)),
  ]);

describe('what is stored of a slip', () => {
  it.each(Object.entries(everyEvent))(
    'EVT-2 SLIP-8 %s is read back as it was written, and no field may be missing',
    (_type, event) => {
      expect(SlipEvent.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
      for (const [field, rest] of withoutEach(event)) expect(SlipEvent.safeParse(rest).success, field).toBe(false);
    },
  );

  it('EVT-2 SLIP-5 so is every phase', () => {
    for (const phase of Object.values(phases)) {
      expect(SlipPhase.parse(phase)).toEqual(phase);
      for (const [field, rest] of withoutEach(phase)) expect(SlipPhase.safeParse(rest).success, field).toBe(false);
    }
  });

  it('EVT-2 SLIP-6 and every outcome', () => {
    for (const outcome of Object.values(outcomes)) {
      expect(SlipOutcome.parse(outcome)).toEqual(outcome);
      for (const [field, rest] of withoutEach(outcome)) expect(SlipOutcome.safeParse(rest).success, field).toBe(false);
    }
  });

  it('EVT-2 SLIP-3 and the slip with its picks', () => {
    const slip: Slip = { ...emptySlip(page), picks: [aPick('f-h')], declined: changes, outcome: outcomes.notPlaced };
    expect(Slip.parse(slip)).toEqual(slip);
    for (const [field, rest] of withoutEach(slip)) expect(Slip.safeParse(rest).success, field).toBe(false);
    expect(SlipPick.parse(aPick('f-h'))).toEqual(aPick('f-h'));
    for (const [field, rest] of withoutEach(aPick('f-h'))) expect(SlipPick.safeParse(rest).success, field).toBe(false);
    expect(SlipPick.safeParse({ ...aPick('f-h'), version: 0 }).success).toBe(false);
    expect(SlipPick.safeParse({ ...aPick('f-h'), version: 2 ** 60 }).success).toBe(false);
    expect(SlipPick.safeParse(aPick('f-h', { version: 1 })).success).toBe(true);
  });

  it('EVT-2 CRT-10 a slip is cleared for one of four reasons', () => {
    expect(CLEAR_REASONS).toEqual(['member', 'leftPage', 'declined', 'logout']);
    for (const reason of CLEAR_REASONS) {
      expect(SlipEvent.safeParse({ type: 'SlipCleared', page, reason }).success).toBe(true);
    }
    expect(SlipEvent.safeParse({ type: 'SlipCleared', page, reason: '' }).success).toBe(false);
  });
});
