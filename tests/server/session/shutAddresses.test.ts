/** Addresses that the house shuts (SES-R9). */
import { describe, expect, it } from 'vitest';
import { AddressRange } from '../../../src/domain/house/addressRange.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

const PASSWORD = 'hanpan1234';
const SHUT = '이 네트워크에서는 이용할 수 없습니다. 고객센터에 문의해주세요.';

async function house(...ranges: readonly string[]) {
  const origin = await openOrigin({ trustProxy: ['loopback'] });
  const owner = await signInOperator(origin);
  const shut = (of: readonly string[]) =>
    owner.does('/setting', { key: 'shutAddresses', value: of.map((range) => ({ range, note: '' })) });
  if (ranges.length > 0) expect((await shut(ranges)).status).toBe(200);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    ...{ origin, shut },
    login: (address: string, password = PASSWORD) =>
      callOrigin(origin, 'POST', '/member/login', { userId: 'member1', password }, from(address)),
    join: (address: string) =>
      callOrigin(
        origin,
        'POST',
        '/member/join',
        {
          ...{ userId: 'newcomer1', nickname: '새회원', password: 'a-long-word-of-own-7', pin: '432187' },
          ...{ phone: '01055557777', recommender: 'member1' },
        },
        from(address),
      ),
  };
}

describe('an address that the house shuts', () => {
  it.each([
    ['one', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['a range', '203.0.113.0/24', '203.0.113.255', '203.0.114.1'],
    ['one of IPv4 in an IPv6 socket', '203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['one that is written as mapped into IPv6', '::ffff:203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['a range that is written as mapped', '::ffff:203.0.113.0/120', '203.0.113.255', '203.0.114.1'],
    ['the own machine of IPv6, and nothing of IPv4', '::1', '::1', '203.0.113.7'],
    ['all of IPv6, and nothing of IPv4', '::/0', '2001:db8:1:9::1', '203.0.113.7'],
    ['a network of IPv6', '2001:db8:1::/48', '2001:db8:1:9::1', '2001:db8:2::1'],
    ['one of IPv6, whose network it is', '2001:db8:1:2::5', '2001:db8:1:2::6', '2001:db8:1:3::5'],
  ])('SES-R9 MBR-4 takes no member, and any other does: %s', async (_, range, shut, open) => {
    const { login, join } = await house(range);
    expect(await login(shut)).toMatchObject({ status: 404, body: { message: SHUT } });
    expect((await login(shut, 'another word')).body).not.toMatchObject({ message: SHUT });
    expect(await join(shut)).toMatchObject({ status: 403, body: { reason: 'shutAddress', message: SHUT } });
    expect((await login(open)).status).toBe(200);
    expect((await join(open)).body).not.toMatchObject({ reason: 'shutAddress' });
  });

  it('SES-R9 leaves who is signed in, lets operators in, and is open again once it is taken off', async () => {
    const { origin, shut, login } = await house();
    const member = await signIn(origin);
    expect((await shut(['127.0.0.0/8', '203.0.113.7'])).status).toBe(200);
    expect((await login('203.0.113.7')).status).toBe(404);
    expect((await member.call('GET', '/member/user')).status).toBe(200);
    const again = await signInOperator(origin, 'trader1');
    expect((await again.call('GET', '/today')).status).toBe(200);
    expect((await shut([])).status).toBe(200);
    expect((await login('203.0.113.7')).status).toBe(200);
  });

  it('SES-R9 OPR-10 is written as an address or a range, and as nothing else', () => {
    for (const text of ['203.0.113.7', '10.0.0.0/8', '::1', '2001:db8::/32', '0.0.0.0/0'])
      expect(AddressRange.safeParse(text).success).toBe(true);
    for (const text of [
      '',
      '10.0.0',
      '10.0.0.0/33',
      '300.1.1.1',
      'example.com',
      '::1/129',
      '10.0.0.1-10.0.0.9',
      ' ::1',
    ])
      expect(AddressRange.safeParse(text).success).toBe(false);
  });
});
