/** A stored document beside a call for it that failed: the later of the two is told. */
import type { DocumentView } from '../../../db/queries/house.ts';
import type { DocumentName } from '../../../domain/calls/house.ts';

const NEVER = { value: undefined, fetchedAt: 0, askedAt: 0 } as const;

/** @param failedAt epoch ms of this tab's last call, if it failed */
export function withFailedCall<Name extends DocumentName>(
  stored: DocumentView<Name> | undefined,
  failedAt: number | undefined,
): DocumentView<Name> | undefined {
  if (failedAt === undefined || stored?.hasFailed === true) return stored;
  const { value, fetchedAt, askedAt } = stored ?? NEVER;
  // Another tab may have fetched it since.
  return fetchedAt > failedAt ? stored : { value, fetchedAt, askedAt, hasFailed: true };
}
