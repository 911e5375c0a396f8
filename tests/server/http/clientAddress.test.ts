/** Where a call comes from: the form addresses are counted in, and whose word is taken for it (SEC-01). */
import { request } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress } from '../../../server/http/clientAddress.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { openOrigin } from '../support/openOrigin.ts';

describe('an address', () => {
  it('SEC-01 of a caller that is gone by now is none, and no failure', () => {
    const socket = new Socket();
    expect(clientAddress({ ip: socket.remoteAddress, socket })).toBe('unknown');
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('SEC-01 %s is counted as %s', (text, key) => {
    expect(addressKey(text)).toBe(key);
  });

  it.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '::g', '2001:db8::1::2', '[::1', "' or 1=1"])(
    'SEC-01 %j is none',
    (text) => {
      expect(addressKey(text)).toBeUndefined();
    },
  );
});

/** The status of a call that carries what a proxy, or somebody who would like to be one, says of where it comes from. */
async function statusFor(options: Partial<OriginOptions>, forwardedFor: string): Promise<number | undefined> {
  const origin = await openOrigin(options);
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    request(`${origin.url}/api/health`, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('a header that says where a call comes from', () => {
  const blockedAddresses = ['203.0.113.7', '2001:db8:1:2::1'];

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2:ffff::9'])(
    'SEC-01 is taken from a proxy that is trusted: %s',
    async (address) => {
      expect(await statusFor({ blockedAddresses, trustProxy: ['loopback'] }, address)).toBe(600);
      expect(await statusFor({ blockedAddresses, trustProxy: ['loopback'] }, `198.51.100.1, ${address}`)).toBe(600);
    },
  );

  it('SEC-01 counts no further than to the first who is not trusted', async () => {
    const options = { blockedAddresses, trustProxy: ['127.0.0.1', '10.0.0.0/8'] };
    expect(await statusFor(options, '203.0.113.7, 198.51.100.1, 10.1.2.3')).toBe(200);
    expect(await statusFor(options, '198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe(600);
  });

  it('SEC-01 is not read where nobody is trusted', async () => {
    expect(await statusFor({ blockedAddresses }, '203.0.113.7')).toBe(200);
    expect(await statusFor({ blockedAddresses, trustProxy: ['10.0.0.0/8'] }, '203.0.113.7')).toBe(200);
  });

  it('SEC-01 that is no address stands for the proxy', async () => {
    const options = { blockedAddresses: ['127.0.0.1'], trustProxy: ['loopback'] };
    expect(await statusFor(options, 'not an address')).toBe(600);
  });
});
