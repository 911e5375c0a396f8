/**
 * Writes down what became of a bet: first the slip, which the member sees, then the outbox. A crash between the two is
 * mended by asking for the key again, because the slip ignores an outcome it has already (rule SLIP-8).
 */
import { changeSlip } from '../../db/ingest/ingestSlip.ts';
import { advance } from '../../db/records/outbox.ts';
import type { HanpanDatabase, OutboxDatabase } from '../../db/tables/database.ts';
import type { SlipEvent } from '../../domain/bet-slip/slip.ts';
import { accept } from '../../domain/kernel/decision.ts';
import type { BetKey } from '../../domain/kernel/ids.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { Clock } from '../ports/clock.ts';
import type { BetVerdict } from './bettingAnswer.ts';

/** Where a bet is written down: its slip in the member's database, its intent in the outbox; times by the clock, epoch ms. */
export interface BetStores {
  readonly db: HanpanDatabase;
  readonly outbox: OutboxDatabase;
  readonly clock: Clock;
}

/** A bet by the page whose slip it is on and the key it was sent under. */
export interface BetOnItsWay {
  readonly page: PageKind;
  readonly key: BetKey;
  readonly memberId: string;
}

/** May be called again for the same bet: the slip ignores an outcome it has (SLIP-8). */
export async function settleBet(stores: BetStores, bet: BetOnItsWay, verdict: BetVerdict): Promise<void> {
  const at = stores.clock.now();
  await changeSlip(stores.db, {
    page: bet.page,
    memberId: bet.memberId,
    fixtures: [],
    at,
    decide: ({ slip }) => {
      const isKnownAlready = verdict.kind === 'unknown' && slip.phase.at === 'unknown' && slip.phase.key === bet.key;
      return isKnownAlready ? accept() : accept(slipEventOf(bet, verdict));
    },
  });
  const betId = verdict.kind === 'accepted' ? verdict.betId : undefined;
  await advance(stores.outbox, bet.key, verdict.kind, at, betId);
}

function slipEventOf({ page, key }: BetOnItsWay, verdict: BetVerdict): SlipEvent {
  switch (verdict.kind) {
    case 'accepted':
      return { type: 'BetPlaced', page, key, betId: verdict.betId };
    case 'changed':
      return { type: 'OddsChangeReported', page, key, changes: [...verdict.changes] };
    case 'refused':
      return { type: 'BetRefused', page, key, message: verdict.message };
    case 'notPlaced':
      return { type: 'BetNotPlaced', page, key };
    case 'unknown':
      return { type: 'BetOutcomeUnknown', page, key };
  }
}
