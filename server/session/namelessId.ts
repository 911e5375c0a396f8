/** Ids of what members are given when they come. */
import { createHash } from 'node:crypto';
import type { MemberId } from '../../src/domain/kernel/ids.ts';

/**
 * The same for the same member each time, and without their name: an id stands in lists, addresses and recordings, which tell nobody whose they are (RCD).
 *
 * @param what names the thing among others of that member
 */
export const namelessId = (what: string, memberId: MemberId): string =>
  `${what}-${createHash('sha256').update(`${what} ${memberId}`).digest('hex').slice(0, 20)}`;
