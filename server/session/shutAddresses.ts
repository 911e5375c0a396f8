/** Addresses from which the house takes no member (SES-R9). */
import { BlockList, isIP } from 'node:net';
import { clientNetwork, mappedIpv4 } from '../http/clientAddress.ts';
import { readSetting } from '../house/settings.ts';
import type { Work } from '../store/store.ts';

/** An IPv6 address is known by its network alone (`clientAddress`): a narrower range shuts all of it. */
const NETWORK_BITS = 64;
const IPV4_BITS = 32;
/** Of an IPv4 address mapped into IPv6, before its own. */
const MAPPED_BITS = 96;

/** @param from as `clientAddress` says it */
export async function isShutAddress(tx: Work, from: string): Promise<boolean> {
  const shut = await readSetting(tx, 'shutAddresses');
  if (shut.length === 0) return false;
  const address = clientNetwork(from);
  const kind = isIP(address);
  if (kind !== 4 && kind !== 6) return false;
  const ranges = shut.map(({ range }) => rangeOf(range)).filter((range) => range.kind === kind);
  return listOf(ranges).check(address, nameOf(kind));
}

interface Range {
  readonly kind: 4 | 6;
  readonly address: string;
  readonly bits: number;
}

const nameOf = (kind: 4 | 6) => (kind === 4 ? 'ipv4' : 'ipv6');

/** As callers are read: a mapped address is one of IPv4, and a range of mapped ones a range of those. */
function rangeOf(text: string): Range {
  const [address = '', said] = text.split('/');
  const bits = said === undefined ? undefined : Number(said);
  if (isIP(address) === 4) return { kind: 4, address, bits: bits ?? IPV4_BITS };
  const mapped = mappedIpv4(address);
  if (mapped !== undefined && (bits ?? MAPPED_BITS) >= MAPPED_BITS)
    return { kind: 4, address: mapped, bits: bits === undefined ? IPV4_BITS : bits - MAPPED_BITS };
  return { kind: 6, address, bits: Math.min(bits ?? NETWORK_BITS, NETWORK_BITS) };
}

/** Of one kind alone: a list would look for IPv4 addresses among networks of IPv6, too. */
function listOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const { kind, address, bits } of ranges) list.addSubnet(address, bits, nameOf(kind));
  return list;
}
