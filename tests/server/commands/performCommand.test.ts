/** Commands at a running origin: once a key, word for word the same answer afterwards, and nothing at all under a key that is void (rules CMD). */
import { describe, expect, it } from 'vitest';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';

const KEY = 'convert-0123456789-abcdef';
const OTHER = 'convert-other-456789-abcdef';

async function conversionOf(member: Caller, point = 5_000) {
  const { body } = await member.call('GET', '/member/user');
  const { updatedAt } = body as { readonly updatedAt: number };
  return { memberId: member.memberId, point, userUpdatedAt: updatedAt };
}
const convert = (member: Caller, given: unknown, key = KEY) =>
  member.call('POST', '/emoney/pointToEmoney', given, { 'idempotency-key': key });

describe('a command at the origin', () => {
  it('CMD-1 WAL-03 is done once a key: points leave, money comes, the books are right, and a copy is answered the same', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const { body: before } = await member.call('GET', '/member/user');
    const given = await conversionOf(member);
    const [first, ...copies] = await Promise.all([
      convert(member, given),
      convert(member, given),
      convert(member, given),
    ]);
    expect(first).toMatchObject({ status: 200 });
    for (const copy of copies) expect([copy.status, copy.body]).toEqual([first?.status, first?.body]);
    const { emoney, point } = before as { readonly emoney: number; readonly point: number };
    const { body: after } = await member.call('GET', '/member/user');
    expect(after).toMatchObject({ emoney: emoney + 5_000, point: point - 5_000 });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('CMD-1 a key that was used for something else says so, and does nothing', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const given = await conversionOf(member);
    await convert(member, given);
    const other = await convert(member, { ...given, point: 6_000 });
    expect([other.status, other.body]).toEqual([422, { reason: 'keyUsed', numbers: {} }]);
  });

  it('CMD-3 a key that was made void never does anything, however late its command comes', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const given = await conversionOf(member);
    const voided = await member.call('POST', `/sports-prematch/betting/key/${KEY}/void`);
    expect(voided.body).toEqual({ state: 'void' });
    expect(await convert(member, given)).toMatchObject({ status: 410, body: { reason: 'keyVoid' } });
  });

  it('PNT-2 WAL-03 of two conversions decided by one record the second is refused, with what there is now', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const given = await conversionOf(member);
    expect((await convert(member, given)).status).toBe(200);
    expect(await convert(member, given, OTHER)).toMatchObject({ status: 422, body: { reason: 'seenOld' } });
  });

  it("PNT-1 WAL-03 fewer than 5,000 points, more than there are, another member's: refused, and nothing moves", async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const given = await conversionOf(member);
    expect(await convert(member, { ...given, point: 4_999 })).toMatchObject({
      status: 422,
      body: { reason: 'belowLeast', numbers: { least: 5_000 } },
    });
    expect(await convert(member, { ...given, point: 999_999_999 }, OTHER)).toMatchObject({
      body: { reason: 'tooFew' },
    });
    const theirs = await convert(member, { ...given, memberId: 'member2' }, `${OTHER}2`);
    expect(theirs).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    expect(await convert(member, { ...given, extra: 1 }, `${OTHER}3`)).toMatchObject({
      status: 400,
      body: { reason: 'malformed' },
    });
    expect(await conversionOf(member)).toEqual(given);
  });
});
