/** Browsers that several members signed in with (MBR-7): who, and when, and nothing else of them. */
import { z } from 'zod';
import { list } from '../lists/list.ts';
import { QueueMember } from './queue.ts';

const Instant = z.number().int().min(0);

/** Members of one browser that are named. */
export const MOST_NAMED = 20;

export const SharedDevice = z.object({
  /** Names the row and nothing else. */
  id: z.string().min(1).max(40),
  /** When one of them signed in with it last. Epoch ms. */
  at: Instant,
  count: z.number().int().min(2),
  /** The latest first. */
  members: z.array(QueueMember.extend({ firstAt: Instant, lastAt: Instant })).max(MOST_NAMED),
});
export type SharedDevice = z.infer<typeof SharedDevice>;

/** Where somebody signed in last, first. */
export const sharedDeviceList = list({
  path: '/office/devices',
  caller: 'operator',
  right: 'member.see',
  row: SharedDevice,
  filter: z.strictObject({}),
  pageSize: 30,
  keyOf: ({ at, id }) => ({ at, id }),
  fits: () => true,
});
