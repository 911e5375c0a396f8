/**
 * Where a call comes from, in the form that throttles, blocks and the security log count by.
 *
 * Behind a proxy that is trusted (`--trust-proxy`) that is what the proxy says; of a header nobody vouches for nothing is read. An IPv6
 * address stands for its /64, which is what one household or one rented machine has: counted singly, a guesser would have 2^64 of them.
 */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Groups of an IPv6 address that name its network. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
/** `::ffff:0:0/96`: an IPv4 address in an IPv6 socket. */
const MAPPED = '0:0:0:0:0:ffff';

/** Of a socket that was reset meanwhile the framework knows no address, though its types say so. */
type Caller = { readonly ip?: string | undefined } & Pick<FastifyRequest, 'socket'>;

/** Two calls from one place have the same; a proxy's nonsense counts as the proxy itself. */
export function clientAddress(request: Caller): string {
  return addressKey(request.ip ?? '') ?? addressKey(request.socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * An address as it is counted: IPv4 as it is, also where it is mapped into IPv6; IPv6 as its /64.
 *
 * @returns `undefined` for what is no address
 */
export function addressKey(text: string): string | undefined {
  const address = bare(text);
  const kind = isIP(address);
  if (kind === 4) return address;
  if (kind !== 6) return undefined;
  return mappedIpv4(address) ?? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** @param address of IPv6. @returns the IPv4 address that is mapped into it; `undefined` where none is */
export function mappedIpv4(address: string): string | undefined {
  const groups = groupsOf(address);
  return groups.slice(0, 6).join(':') === MAPPED ? embedded(groups) : undefined;
}

/** The address of a key, or that of its network. */
export const clientNetwork = (key: string): string => key.replace(/\/64$/, '');

/** Without the brackets and the port that some proxies add, and without the zone of a link-local address. */
function bare(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return (bracketed ?? beforePort ?? text).replace(/%.*$/, '');
}

/** The eight groups, lower case and without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = shortest.split('::').map((part) => (part === '' ? [] : part.split(':')));
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail];
}

function embedded(groups: readonly string[]): string {
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
