/**
 * Who a worker or a tab is, as code: protocol, schema epoch, build (SYN-07). Numbers say which of two is newer; of two builds with
 * equal numbers the one that the origin serves now is.
 */
import { z } from 'zod';

/** `instanceId` is new with each start; the other three come from the build. */
export const Identity = z.object({
  instanceId: z.string().min(1).max(64),
  protocol: z.number().int(),
  schemaEpoch: z.number().int(),
  build: z.string().max(100),
});
export type Identity = z.infer<typeof Identity>;

/** How one's own code stands to another's. `unknown`: two builds, and nobody can say now which of them is current. */
export type Standing = 'same' | 'newer' | 'older' | 'unknown';

/** @param current the build that the origin serves, `undefined` if it cannot be asked */
export function standingOf(own: Identity, other: Identity, current: string | undefined): Standing {
  if (own.protocol !== other.protocol) return own.protocol > other.protocol ? 'newer' : 'older';
  if (own.schemaEpoch !== other.schemaEpoch) return own.schemaEpoch > other.schemaEpoch ? 'newer' : 'older';
  if (own.build === other.build) return 'same';
  if (current === own.build) return 'newer';
  return current === other.build ? 'older' : 'unknown';
}
