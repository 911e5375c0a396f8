/**
 * The bet slip of one page: its state, its events, and how each event changes it. Deciding is in `decideSlip.ts`.
 *
 * Rules SLIP-1 … SLIP-17 (docs/RULES.md). One slip serves all tabs, so it lives in the database and changes by events only.
 */
import { z } from 'zod';
import { unreachable } from '../kernel/decision.ts';
import { BetId, BetKey, FixtureId, SelectionId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import type { ProjectionVersion } from '../kernel/projectionVersion.ts';
import { parseOdds } from '../kernel/odds.ts';
import { SlipPick } from './slipPick.ts';
import { OddsChange } from '../bets/bettingCall.ts';
import { OddsPolicy } from '../reference/oddsPolicies.ts';
import { PageKind } from '../reference/pages.ts';

const goals = z.number().int().min(0);

/** Of a bet on games in play, which the origin holds before it looks again (CLS-3): since when, and at which scores. */
export const BetHold = z.object({
  /** Epoch ms of this browser. */
  since: z.number().int(),
  /** Those in play; `null` where no score was seen. */
  games: z.array(z.object({ fixtureId: FixtureId, score: z.object({ home: goals, away: goals }).nullable() })),
});
export type BetHold = z.infer<typeof BetHold>;

/** Where a slip's bet stands. `open` may be edited; nothing else may. */
export const SlipPhase = z.discriminatedUnion('at', [
  z.object({ at: z.literal('open') }),
  /** A bet is on its way to the origin, or held there. */
  z.object({ at: z.literal('sending'), key: BetKey, hold: BetHold.optional() }),
  /** The origin answered with changed odds; a member must say yes or no. */
  z.object({ at: z.literal('changed'), key: BetKey, changes: z.array(OddsChange) }),
  /** Nobody knows yet whether the bet was placed; it is being asked for by its key. */
  z.object({ at: z.literal('unknown'), key: BetKey }),
]);
export type SlipPhase = z.infer<typeof SlipPhase>;

/** How the last bet of this slip ended, for the one message that tells it. */
export const SlipOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), key: BetKey, betId: BetId, wasUnknown: z.boolean() }),
  z.object({ kind: z.literal('refused'), key: BetKey, message: z.string() }),
  z.object({ kind: z.literal('notPlaced'), key: BetKey }),
]);
export type SlipOutcome = z.infer<typeof SlipOutcome>;

export const Slip = z.object({
  page: PageKind,
  picks: z.array(SlipPick),
  /** Won. */
  stake: Won,
  phase: SlipPhase,
  outcome: SlipOutcome.nullable(),
  /** What the member lets happen when odds changed; outlives bets and clearing. */
  policy: OddsPolicy,
  /** Changes the member said no to, for the page to show on its board (CRT-12); empty on pages that clear instead. */
  declined: z.array(OddsChange),
  /** The last bet of it that the origin decided: a slip that a power cut put back knows an older one (SLIP-18). */
  lastKey: BetKey.optional(),
});
export type Slip = z.infer<typeof Slip>;

export const CLEAR_REASONS = ['member', 'leftPage', 'declined', 'logout'] as const;

/** What happened to a slip. Past tense, kept in the local log, replayable. */
export const SlipEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PickAdded'), page: PageKind, pick: SlipPick, replaces: z.array(SelectionId) }),
  z.object({ type: z.literal('PicksRestored'), page: PageKind, picks: z.array(SlipPick) }),
  z.object({ type: z.literal('PickRemoved'), page: PageKind, selectionId: SelectionId }),
  z.object({ type: z.literal('SlipCleared'), page: PageKind, reason: z.enum(CLEAR_REASONS) }),
  /** The same picks at the prices that were agreed to. */
  z.object({ type: z.literal('PicksRequoted'), page: PageKind, picks: z.array(SlipPick) }),
  z.object({ type: z.literal('StakeChanged'), page: PageKind, stake: Won }),
  z.object({ type: z.literal('BetRequested'), page: PageKind, key: BetKey, hold: BetHold.optional() }),
  z.object({ type: z.literal('OddsChangeReported'), page: PageKind, key: BetKey, changes: z.array(OddsChange) }),
  z.object({ type: z.literal('ChangedOddsAccepted'), page: PageKind, key: BetKey }),
  z.object({ type: z.literal('ChangedOddsDeclined'), page: PageKind, key: BetKey, changes: z.array(OddsChange) }),
  z.object({ type: z.literal('OddsPolicyChosen'), page: PageKind, policy: OddsPolicy }),
  z.object({ type: z.literal('BetPlaced'), page: PageKind, key: BetKey, betId: BetId }),
  z.object({ type: z.literal('BetRefused'), page: PageKind, key: BetKey, message: z.string() }),
  z.object({ type: z.literal('BetOutcomeUnknown'), page: PageKind, key: BetKey }),
  z.object({ type: z.literal('BetNotPlaced'), page: PageKind, key: BetKey }),
]);
export type SlipEvent = z.infer<typeof SlipEvent>;

export function emptySlip(page: PageKind): Slip {
  return { page, picks: [], stake: 0, phase: { at: 'open' }, outcome: null, policy: 'none', declined: [] };
}

/** A slip without picks, stake and bet; what the member chose for the page stays, and which bet was the last. */
const emptied = ({ page, policy, lastKey }: Slip): Slip => ({
  ...emptySlip(page),
  policy,
  ...(lastKey === undefined ? {} : { lastKey }),
});

/** A slip the member changed: what was said of a bet that was not placed is said no longer (rule SLIP-17). */
const changed = (slip: Slip, change: Partial<Slip>): Slip => ({
  ...slip,
  ...change,
  outcome: slip.outcome?.kind === 'accepted' ? slip.outcome : null,
});

/** The key of the bet a slip waits for, if it waits for one. */
export function waitingKeyOf(slip: Slip): BetKey | undefined {
  return 'key' in slip.phase ? slip.phase.key : undefined;
}

/** Of what a slip's events come to (PRJ). */
export const SLIP_VERSION: ProjectionVersion = { version: 2, continues: 1 };

/**
 * Applies an event. An event of another bet than the one waited for changes nothing (rule SLIP-8): a late answer of an
 * earlier key must not touch a newer slip.
 */
export function evolveSlip(slip: Slip, event: SlipEvent): Slip {
  switch (event.type) {
    case 'PickAdded': {
      const kept = slip.picks.filter((pick) => !event.replaces.includes(pick.selectionId));
      return { ...slip, picks: [...kept, event.pick], outcome: null, declined: [] };
    }
    case 'PicksRestored':
      return { ...slip, picks: event.picks, outcome: null, declined: [] };
    case 'PickRemoved':
      return changed(slip, { picks: slip.picks.filter((pick) => pick.selectionId !== event.selectionId) });
    case 'SlipCleared':
      return { ...emptied(slip), stake: event.reason === 'member' ? slip.stake : 0 };
    case 'PicksRequoted':
      return { ...slip, picks: event.picks };
    case 'StakeChanged':
      return changed(slip, { stake: event.stake });
    case 'BetRequested':
      return { ...slip, phase: { at: 'sending', ...held(event) }, outcome: null, declined: [] };
    case 'OddsChangeReported':
      return whileWaitingFor(slip, event.key, {
        ...slip,
        phase: { at: 'changed', key: event.key, changes: event.changes },
        lastKey: event.key,
      });
    case 'ChangedOddsAccepted':
      return slip.phase.at === 'changed' && slip.phase.key === event.key
        ? { ...slip, picks: withNewOdds(slip.picks, slip.phase.changes), phase: { at: 'open' } }
        : slip;
    case 'ChangedOddsDeclined':
      return whileWaitingFor(slip, event.key, { ...slip, phase: { at: 'open' }, declined: event.changes });
    case 'OddsPolicyChosen':
      return { ...slip, policy: event.policy };
    case 'BetPlaced':
      return whileWaitingFor(slip, event.key, {
        ...emptied(slip),
        lastKey: event.key,
        outcome: { kind: 'accepted', key: event.key, betId: event.betId, wasUnknown: slip.phase.at === 'unknown' },
      });
    case 'BetRefused':
      return whileWaitingFor(slip, event.key, {
        ...slip,
        phase: { at: 'open' },
        lastKey: event.key,
        outcome: { kind: 'refused', key: event.key, message: event.message },
      });
    case 'BetOutcomeUnknown':
      return whileWaitingFor(slip, event.key, { ...slip, phase: { at: 'unknown', key: event.key } });
    case 'BetNotPlaced':
      return whileWaitingFor(slip, event.key, {
        ...slip,
        phase: { at: 'open' },
        outcome: { kind: 'notPlaced', key: event.key },
      });
    default:
      return unreachable(event);
  }
}

const held = ({ key, hold }: { readonly key: BetKey; readonly hold?: BetHold | undefined }) =>
  hold === undefined ? { key } : { key, hold };

const whileWaitingFor = (slip: Slip, key: BetKey, next: Slip): Slip => (waitingKeyOf(slip) === key ? next : slip);

/** Takes over new id, version, odds (an administrator's first) and line of each changed selection (CRT-12). */
export function withNewOdds(picks: readonly SlipPick[], changes: readonly OddsChange[]): SlipPick[] {
  const byOldId = new Map(changes.map((change) => [change.old.oddsId, change.new]));
  return picks.map((pick) => {
    const change = byOldId.get(pick.selectionId);
    if (change === undefined) return pick;
    return {
      ...pick,
      selectionId: change.id,
      version: change.version,
      odds: parseOdds(change.betPriceByAdmin ?? change.betPrice) ?? pick.odds,
      baseLine: change.betBaseline,
    };
  });
}
