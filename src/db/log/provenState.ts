/**
 * The state that snapshot and log of a stream prove together (law 4, D11): what a row should be is known here before anybody is asked for it.
 * All of it inside the caller's transaction, which holds log, checkpoints and snapshots.
 */
import type { SlipEvent } from '../../domain/bet-slip/slip.ts';
import { emptySlip, evolveSlip, type Slip } from '../../domain/bet-slip/slip.ts';
import type { Bet } from '../../domain/bets/bet.ts';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import { decodeEvent } from '../../domain/events/decode.ts';
import { betIdOf, evolveBet } from '../../domain/bets/evolveBet.ts';
import { evolveMember } from '../projections/member.ts';
import type { LogRow, MemberSnapshot, SlipSnapshot } from '../tables/rows.ts';
import { readLog, type LogStore } from './logRecords.ts';
import { beginningOf, historyOf, proofOf, unlessUnreadable } from './logProof.ts';
import { startReplay, type FeedReplay } from './replayFeed.ts';

/**
 * The offer at the checkpoint.
 *
 * @param only these fixtures of it; all if absent
 * @returns `undefined` where snapshot and log do not lead there, or are damaged themselves
 */
export async function provenFeed(db: LogStore, only?: ReadonlySet<string>): Promise<FeedReplay | undefined> {
  const [checkpoint, snapshot] = await beginningOf(db, 'events');
  const proof = proofOf(checkpoint, snapshot);
  if (proof === undefined || snapshot?.stream !== 'events') return undefined;
  const replay = unlessUnreadable(() => startReplay(snapshot.state, only));
  if (replay === undefined) return undefined;
  const take = (row: LogRow) => unlessUnreadable(() => proof.follows(row) && replay.take(row)) === true;
  const isTaken = await readLog(db, 'events', take);
  return isTaken && proof.isWhole() ? replay : undefined;
}

/** A member with their bets at the checkpoint; `undefined` as for the offer. */
export async function provenMember(db: LogStore): Promise<MemberSnapshot | undefined> {
  const history = await historyOf(db, 'bets');
  const snapshot = history?.snapshot;
  if (history === undefined || snapshot?.stream !== 'bets') return undefined;
  return unlessUnreadable(() => replayMember(snapshot.state, history.rows));
}

/** Every slip at the checkpoint. Slips start from nothing, so a log that reaches back to its first event needs no snapshot. */
export async function provenSlips(db: LogStore): Promise<readonly Slip[] | undefined> {
  const history = await historyOf(db, 'slip');
  if (history === undefined) return undefined;
  const slips = history.snapshot?.stream === 'slip' ? history.snapshot.state : { slips: [] };
  const events = () => history.rows.flatMap((row) => (row.stream === 'slip' ? row.events : []));
  return unlessUnreadable(() => replaySlips(slips, events()));
}

function replayMember(snapshot: MemberSnapshot, rows: readonly LogRow[]): MemberSnapshot {
  const bets = new Map<string, Bet>(snapshot.bets.map((bet) => [bet.betId, bet]));
  let { member } = snapshot;
  for (const row of rows) {
    const events = decoded(row);
    for (const event of events) {
      const id = betIdOf(event);
      const next = id === undefined ? undefined : evolveBet(bets.get(id), event);
      if (id !== undefined && next !== undefined) bets.set(id, next);
    }
    member = evolveMember(member, events, { epoch: row.epoch, offset: row.to });
  }
  return { member, bets: [...bets.values()] };
}

function replaySlips(snapshot: SlipSnapshot, events: readonly SlipEvent[]): Slip[] {
  const slips = new Map<string, Slip>(snapshot.slips.map((slip) => [slip.page, slip]));
  for (const event of events) slips.set(event.page, evolveSlip(slips.get(event.page) ?? emptySlip(event.page), event));
  return [...slips.values()];
}

/** Events of a log record; one that this code cannot read any more changes nothing, as when it first came. */
function decoded(row: LogRow): MemberEvent[] {
  return (row.stream === 'bets' ? row.events : []).flatMap((envelope) => {
    const event = decodeEvent(envelope, 'bets');
    // decodeEvent accepts only events of the stream it is asked for.
    return event.ok ? [event.value as MemberEvent] : [];
  });
}
