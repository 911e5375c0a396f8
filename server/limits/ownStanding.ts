/** Where members stand with their own limits, and whether these let them bet, charge or play (FAIR-03): asked in the transaction that would do it. */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { OwnLimit, Span } from '../../src/domain/limits/ownLimit.ts';
import { SPANS, spanStart } from '../../src/domain/limits/ownLimit.ts';
import {
  bySpan,
  chargeRefusal,
  NOTHING_USED,
  playRefusal,
  type OwnRefusal,
  type OwnStanding,
  type Used,
} from '../../src/domain/limits/ownRefusal.ts';
import type { Work } from '../store/store.ts';
import { readExclusion, readOwnLimits } from './ownRows.ts';
import { readMinutes, readTurnover } from './ownTurnover.ts';

/** What was used is read of spans alone that a limit is of: most members have none. @param now epoch ms */
export async function readOwnStanding(tx: Work, memberId: MemberId, now: number): Promise<OwnStanding> {
  const limits = await readOwnLimits(tx, memberId);
  return standingOf(tx, memberId, { limits, exclusion: await readExclusion(tx, memberId, now), now });
}

/** The same where limits and exclusion are read already. */
export async function standingOf(
  tx: Work,
  memberId: MemberId,
  { limits, exclusion, now }: Omit<OwnStanding, 'used'>,
): Promise<OwnStanding> {
  const limited = SPANS.filter((span) => limits.some((limit) => isUsedUp(limit, span)));
  return { exclusion, limits, used: await usedOf(tx, memberId, limited, now), now };
}

const isUsedUp = ({ span, amount }: OwnLimit, of: Span): boolean => span === of && amount !== null;

/** What was used of some spans; of the others nothing is said. @param now epoch ms */
export async function usedOf(
  tx: Work,
  memberId: MemberId,
  spans: readonly Span[],
  now: number,
): Promise<Readonly<Record<Span, Used>>> {
  const used: Record<Span, Used> = { ...bySpan(() => NOTHING_USED) };
  for (const span of spans) {
    const since = spanStart(span, now);
    const { deposit, stakes, returned } = await readTurnover(tx, memberId, since);
    const session = await readMinutes(tx, memberId, since, now);
    used[span] = { deposit, stake: stakes, loss: stakes - returned, session };
  }
  return used;
}

/**
 * Whether a member's own limits refuse a charge (OWN-4, OWN-6).
 *
 * @param amount won, with what waits to be approved already
 * @param now epoch ms
 */
export async function depositRefusal(
  tx: Work,
  memberId: MemberId,
  amount: number,
  now: number,
): Promise<OwnRefusal | undefined> {
  return chargeRefusal(await readOwnStanding(tx, memberId, now), amount);
}

/** Whether a member's own limits keep them from games of others, which bet by themselves once they run (OWN-6). @param now epoch ms */
export async function launchRefusal(tx: Work, memberId: MemberId, now: number): Promise<OwnRefusal | undefined> {
  return playRefusal(await readOwnStanding(tx, memberId, now));
}
