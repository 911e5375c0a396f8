/** Choices about the slip through the worker's call into the browser's database. */
import { describe, expect, it } from 'vitest';
import { slipChoices } from '../../../src/db/queries/slipChoices.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import { HOUSE_CHOICES } from '../../../src/domain/bet-slip/slipChoices.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { slipChoiceHandlers } from '../../../src/worker/commands/slipChoices.ts';
import { openDatabases, signedIn } from '../../support/engine/openDatabases.ts';
import { sampleMember } from '../../support/engine/sampleData.ts';

describe('SCH-4 choices about the slip', () => {
  it('are one member’s, outlive their session, and two said at once are both kept', async () => {
    const { db } = openDatabases();
    const { answer } = slipChoiceHandlers(db).chooseSlip;
    expect(await answer({ staysOnPage: true })).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    const first = await signedIn(db);
    await Promise.all([answer({ quickStake: 20_000 }), answer({ staysOnPage: true })]);
    const mine = { ...HOUSE_CHOICES, quickStake: 20_000, staysOnPage: true };
    expect(await slipChoices(db)).toEqual(mine);
    await endSession(db, first, 'logout');
    const second = await signedIn(db, sampleMember({ id: MemberId.parse('m2'), userId: 'member2' }));
    expect(await slipChoices(db)).toEqual(HOUSE_CHOICES);
    await endSession(db, second, 'logout');
    await signedIn(db);
    expect(await slipChoices(db)).toEqual(mine);
  });
});
