/** `/member/limits`: members limit themselves (FAIR-03, FAIR-04, rules OWN). Whatever changes is told to all their tabs. */
import {
  acknowledgeCheckCall,
  changeLimitCall,
  confirmLimitCall,
  coolOffCall,
  excludeCall,
  ownLimitsCall,
  setCheckCall,
} from '../../src/domain/calls/limits.ts';
import { fail, succeed } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { endsLater, exclusionEnd, type Exclusion, type ExclusionLength } from '../../src/domain/limits/exclusion.ts';
import { changeLimit, confirmationRefusal, confirmLimit } from '../../src/domain/limits/ownLimit.ts';
import { takeBackCharges } from '../cashier/takeBackCharges.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse } from '../commands/performCommand.ts';
import { tellDocument } from '../events/tellMember.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Store, Work } from '../store/store.ts';
import { readDueAt, readOwnDocument, storeCheck } from './ownDocument.ts';
import { readExclusion, readOwnLimit, storeExclusion, storeOwnLimit } from './ownRows.ts';

export function limitRoutes(
  answer: AnswerCall,
  { store, clock }: { readonly store: Store; readonly clock: Clock },
): void {
  answer(ownLimitsCall, ({ session }) => store.read((tx) => readOwnDocument(tx, session.memberId, clock.now())));
}

/** None of these is refused to members who have shut themselves out, for nothing here opens anything sooner. */
export function limitCommands(answer: AnswerCommand): void {
  answer(changeLimitCall, async (tx, { memberId, given: { amount, ...which }, now }) => {
    const { waitMs } = await readSetting(tx, 'ownLimits');
    const changed = changeLimit(await readOwnLimit(tx, memberId, which), amount, now, waitMs);
    await storeOwnLimit(tx, memberId, changed);
    await tellDocument(tx, memberId, 'limits', now);
    return succeed(changed);
  });
  answer(confirmLimitCall, async (tx, { memberId, given, now }) => {
    const limit = await readOwnLimit(tx, memberId, given);
    const refusal = confirmationRefusal(limit, now);
    if (refusal !== undefined) return fail(refusal);
    const confirmed = confirmLimit(limit);
    await storeOwnLimit(tx, memberId, confirmed);
    await tellDocument(tx, memberId, 'limits', now);
    return succeed(confirmed);
  });
  answer(coolOffCall, (tx, { memberId, given, now }) => shutOut(tx, memberId, given.length, now));
  answer(excludeCall, (tx, { memberId, given, now }) => shutOut(tx, memberId, given.length, now));
  answer(setCheckCall, async (tx, { memberId, given, now }) => {
    await storeCheck(tx, memberId, given);
    await tellDocument(tx, memberId, 'limits', now);
    return succeed(null);
  });
  answer(acknowledgeCheckCall, async (tx, { memberId, given, now }) => {
    // One that was acknowledged in another tab is not put off further.
    if ((await readDueAt(tx, memberId)) !== given.dueAt) return succeed(null);
    await storeCheck(tx, memberId, { acknowledged_at: now });
    await tellDocument(tx, memberId, 'limits', now);
    return succeed(null);
  });
}

async function shutOut(tx: Work, memberId: MemberId, length: ExclusionLength, now: number) {
  const holding = await readExclusion(tx, memberId, now);
  const exclusion: Exclusion = { length, since: now, until: exclusionEnd(length, now) };
  if (holding !== undefined && !endsLater(exclusion.until, holding.until)) {
    return refuse('alreadyLonger', holding.until === null ? {} : { until: holding.until });
  }
  await storeExclusion(tx, memberId, exclusion);
  await takeBackCharges(tx, memberId, now);
  await tellDocument(tx, memberId, 'limits', now);
  return succeed(exclusion);
}
