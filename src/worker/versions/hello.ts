/** What a tab says first, as a schema, and whether a tab of its code is served here (SYN-07). */
import { z } from 'zod';
import { SCHEMA_EPOCH } from '../../db/tables/schemaEpoch.ts';
import { PROTOCOL, type Hello } from '../contract.ts';

/** Random text that a tab makes for itself when it opens; 64 characters at most. */
export const TabId = z.string().min(1).max(64);
/** Name of the Web Lock that a tab holds. */
export const TabLock = z.string().min(1).max(200);

/** Read before anything else that a tab says (SYN-07). */
export const HelloSchema = z.object({
  tabId: TabId,
  protocol: z.number().int(),
  // Code from before there was one does not say it.
  schemaEpoch: z.number().int().default(0),
  build: z.string().max(100),
  lockName: TabLock,
});

/** A tab of another protocol or another database is told so, and nothing else is said. */
export const speaksWith = (hello: Hello): boolean => hello.protocol === PROTOCOL && hello.schemaEpoch === SCHEMA_EPOCH;
