/**
 * What slips may say of bets: each outcome is the ledger's, an answer ends the bet it belongs to and no other, a slip lets go of no bet
 * that is on its way, and no question about changed odds is bet once more while nobody knows, or was told, what its first bet came to;
 * nor is what a slip offers again because a power cut has put it back to before a bet that was placed.
 */
import type { Slip, SlipOutcome } from '../../../src/domain/bet-slip/slip.ts';
import { createPutBackJudge } from './putBackJudge.ts';

export interface SlipJudge {
  /** What slips have said of keys, latest word. */
  readonly told: ReadonlyMap<string, SlipOutcome['kind']>;
  /** Bets that had a slip of the same member pass on to something else before their end was known: they need not be told on it. */
  readonly passedOver: ReadonlySet<string>;
  onSlip(slip: Slip, memberId: string | null): void;
  /** @param parentKey of the question about changed odds that it is the answer to */
  onSent(key: string, owner: string, selections: readonly string[], parentKey?: string): void;
  onSettled(key: string): void;
  /** Another session, or the end of one: every slip begins empty. */
  onSession(name: string): void;
  /** A worker died, perhaps with all power: nobody knows where slips stand until they are written again. */
  onDeath(): void;
  /** All slips are gone with their database: of bets on their way none is told unless another slip comes to wait for it. */
  onLost(): void;
  /** These are the slips that a power cut has left. */
  onRestored(slips: readonly Slip[], memberId: string | null): void;
}

export interface SlipJudgeDeps {
  fail(rule: string, detail: string): void;
  isPlaced(key: string): boolean;
  isDecided(key: string): boolean;
}

interface SentBet {
  readonly owner: string;
  /** In which it was sent. */
  readonly session: string;
  readonly selections: ReadonlySet<string>;
  readonly parentKey: string | undefined;
}

export function createSlipJudge({ fail, isPlaced, isDecided }: SlipJudgeDeps): SlipJudge {
  const told = new Map<string, SlipOutcome['kind']>();
  const passedOver = new Set<string>();
  /** Bets whose changed odds were asked about. */
  const asked = new Set<string>();
  const open = new Map<string, SentBet>();
  /** Bets that answered a question about changed odds, by the question. */
  const answersTo = new Map<string, readonly string[]>();
  /** Bets that were on their way, or about to be, when their slip was lost. */
  const adrift = new Set<string>();
  let session = '';
  /** The bet each slip waits for, `undefined` for none. */
  const waitedFor = new Map<string, string | undefined>();
  let areKnown = true;
  const putBack = createPutBackJudge(isPlaced, fail);

  const onOutcome = ({ key, kind }: SlipOutcome) => {
    if (told.get(key) === kind) return;
    told.set(key, kind);
    if (kind === 'accepted' && !isPlaced(key)) fail('told accepted, was not placed', key);
    if (kind !== 'accepted' && isPlaced(key)) fail(`told ${kind}, was placed`, key);
    if (kind === 'notPlaced' && open.has(key) && !isDecided(key)) fail('told notPlaced, may still be', key);
  };

  const passOver = (key: string | undefined, picks: Slip['picks'], memberId: string | null, question?: string) => {
    for (const [sent, bet] of open) {
      if (bet.owner !== memberId || sent === key) continue;
      // The question about changed odds that a bet has answered is that bet's own.
      if (question !== undefined && bet.parentKey === question) continue;
      const isOther = picks.some(({ selectionId }) => !bet.selections.has(selectionId));
      // What is picked in a later session is another slip, though it may say the same.
      const isLater = picks.length > 0 && bet.session !== session;
      if (key !== undefined || isOther || isLater) passedOver.add(sent);
    }
  };

  const forgetSlips = () => {
    waitedFor.clear();
    areKnown = false;
  };

  return {
    told,
    passedOver,
    onSlip(slip, memberId) {
      const { page, phase, picks, outcome } = slip;
      putBack.onSlip(slip);
      const isKnown = areKnown || waitedFor.has(page);
      const waited = waitedFor.get(page);
      const key = 'key' in phase ? phase.key : undefined;
      const answered = key ?? outcome?.key;
      const isNews = answered !== undefined && answered !== waited && phase.at !== 'sending';
      if (isKnown && waited !== undefined && answered === undefined) fail('slip let go of a bet on its way', waited);
      else if (isKnown && isNews && !told.has(answered) && !asked.has(answered)) {
        fail('answer of a bet the slip does not wait for', `${answered}, waits for ${waited ?? 'none'}`);
      }
      if (phase.at === 'changed') asked.add(phase.key);
      waitedFor.set(page, phase.at === 'sending' || phase.at === 'unknown' ? phase.key : undefined);
      if (outcome !== null) onOutcome(outcome);
      passOver(key, picks, memberId);
    },
    onSent: (key, owner, selections, parentKey) => {
      putBack.onSent(key, selections);
      open.set(key, { owner, session, selections: new Set(selections), parentKey });
      if (parentKey === undefined) return;
      const others = answersTo.get(parentKey) ?? [];
      const untold = others.find((other) => !told.has(other) && (open.has(other) || isPlaced(other)));
      if (untold !== undefined) fail('a question was bet twice', `${untold} and ${key}, of ${parentKey}`);
      answersTo.set(parentKey, [...others, key]);
    },
    onSettled: (key) => {
      const bet = open.get(key);
      const isWaitedFor = [...waitedFor.values()].includes(key);
      // Its slip is of a session that is over, or lost, and nothing has put it on the new one: told to whoever placed it only.
      const isOfNoSlip = bet !== undefined && (bet.session !== session || adrift.has(key));
      if (isOfNoSlip && !isWaitedFor) passedOver.add(key);
      open.delete(key);
    },
    onSession: (name) => {
      if (name === session) return;
      session = name;
      putBack.onSession();
      waitedFor.clear();
      areKnown = true;
    },
    onDeath: forgetSlips,
    onLost: () => {
      for (const key of [...open.keys(), ...waitedFor.values()]) if (key !== undefined) adrift.add(key);
      forgetSlips();
    },
    onRestored: (slips, memberId) => {
      putBack.onRestored(slips);
      for (const { phase, picks } of slips) {
        if (phase.at === 'changed') passOver(undefined, picks, memberId, phase.key);
        else passOver('key' in phase ? phase.key : undefined, picks, memberId);
      }
    },
  };
}
