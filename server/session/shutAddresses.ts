/** Addresses from which the house takes no member (SES-R9). */
import { BlockList, isIP } from 'node:net';
import { clientNetwork } from '../http/clientAddress.ts';
import { readSetting } from '../house/settings.ts';
import type { Work } from '../store/store.ts';

/** An IPv6 address is known by its network alone (`clientAddress`): a narrower range shuts all of it. */
const NETWORK_BITS = 64;
const IPV4_BITS = 32;

/** @param from as `clientAddress` says it */
export async function isShutAddress(tx: Work, from: string): Promise<boolean> {
  const shut = await readSetting(tx, 'shutAddresses');
  if (shut.length === 0) return false;
  const address = clientNetwork(from);
  const kind = isIP(address);
  if (kind === 0) return false;
  return rangesOf(shut.map(({ range }) => range)).check(address, kind === 4 ? 'ipv4' : 'ipv6');
}

function rangesOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const isIpv4 = isIP(address) === 4;
    const most = isIpv4 ? IPV4_BITS : NETWORK_BITS;
    list.addSubnet(address, Math.min(bits === undefined ? most : Number(bits), most), isIpv4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
