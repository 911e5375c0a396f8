/** What the routes are handed: everything the origin is made of, built once by `origin.ts`. */
import type { Tailer } from '../events/tailer.ts';
import type { BettingDesk } from '../betting/bettingDesk.ts';
import type { Clock } from '../clock.ts';
import type { Offer } from '../ingest/offer.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { EntranceLimits } from '../session/entranceLimits.ts';
import type { Authenticate } from '../session/authenticate.ts';
import type { Passwords } from '../session/password.ts';
import type { Store } from '../store/store.ts';
import type { OpenedImages } from '../streams/openImages.ts';
import type { GzipPlaces } from '../streams/outlet.ts';
import type { LogReader } from '../streams/readOn.ts';
import type { StreamHub } from '../streams/streamHub.ts';

export interface OriginParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  /** Whether operators prove themselves twice: everywhere but in a demo house. */
  readonly needsSecondFactor: boolean;
  readonly securityLog: SecurityLog;
  readonly authenticate: Authenticate;
  readonly offer: Offer;
  readonly tailer: Tailer;
  readonly hub: StreamHub;
  readonly gzipPlaces: GzipPlaces;
  readonly log: LogReader;
  readonly images: OpenedImages;
  readonly desk: BettingDesk;
  readonly epoch: string;
  readonly build: string;
  /** Epoch ms when this process began to listen. */
  readonly startedAt: number;
  /** Whether the books were found wrong: then nobody can bet. */
  readonly isBettingOff: () => boolean;
}
