/**
 * One process of the origin: the origin's own code, assembled on the database of the run, with the run's clock and chance. It dies as a
 * process does: at once, between any two statements, and with nothing said to anyone.
 */
import { deflateRawSync } from 'node:zlib';
import { assemble, type AssembledOrigin } from '../../../../server/origin.ts';
import { withDefaults } from '../../../../server/originOptions.ts';
import { storeOn } from '../../../../server/store/openSqliteStore.ts';
import type { Agenda } from '../agenda.ts';
import type { Dice } from '../dice.ts';
import type { Handler } from './exchange.ts';
import { memberGzip } from './memberGzip.ts';
import type { OriginDatabase } from './originDatabase.ts';

export interface OriginProcess {
  readonly isDead: boolean;
  /** Resolves when it has begun; never, if it dies before. */
  readonly ready: Promise<RunningOrigin>;
  onDeath(listener: () => void): void;
  kill(): void;
  /** Dies before one of its next statements. */
  killAtStatement(countdown: number): void;
}

export interface RunningOrigin extends AssembledOrigin {
  readonly handle: Handler;
}

export interface ProcessDeps {
  readonly agenda: Agenda;
  /** The wall clock of its machine, epoch ms. */
  now(): number;
  readonly dice: Dice;
  readonly database: OriginDatabase;
  readonly heartbeatMs: number;
  readonly build: string;
  onFailure(error: unknown): void;
}

/** Small enough that a client that takes nothing for seconds is behind. */
export const MAX_UNSENT_BYTES = 8 * 1024;
/** Less than an image of everything, and more than one of a game. */
const IMAGE_BLOCK_BYTES = 2_500;
/** Nobody else writes to a database in memory. Ms. */
const NO_POLL_MS = 3_600_000;

export function startOriginProcess({ agenda, dice, database, ...deps }: ProcessDeps): OriginProcess {
  let isDead = false;
  const listeners = new Set<() => void>();
  const hold = database.hold(() => {
    isDead = true;
    for (const listener of listeners) listener();
  });
  const options = withDefaults({
    dataDir: '',
    sealKey: { key: Buffer.alloc(32).toString('base64') },
    port: 0,
    host: '',
    siteDir: null,
    feed: null,
    drawnGames: [],
    clock: {
      now: deps.now,
      elapsed: agenda.now,
      after: (ms, callback) =>
        agenda.after(ms, () => {
          if (!isDead) callback();
        }),
    },
    randomness: { text: (size) => Buffer.from(dice.bytes(size)).toString('base64url') },
    openStore: (_directory, now) => storeOn(hold.database, now),
    openPasswords: () => ({ hash: async () => 'none', verify: async () => true, isOutdated: () => false }),
    heartbeatMs: deps.heartbeatMs,
    imageBlockBytes: IMAGE_BLOCK_BYTES,
    openGzip: memberGzip(agenda, dice.fork('gzip')),
    deflate: async (text) => deflateRawSync(text),
    maxUnsentBytes: MAX_UNSENT_BYTES,
    logPollMs: NO_POLL_MS,
    securityLog: { record: () => undefined },
    callBudgets: null,
    build: deps.build,
    onFailure: (error) => {
      if (!isDead) deps.onFailure(error);
    },
  });
  const start = async (): Promise<RunningOrigin> => {
    const assembled = await assemble(options, []);
    await assembled.app.ready();
    return {
      ...assembled,
      handle: (request, response) => {
        assembled.app.routing(request, response);
      },
    };
  };
  const ready = new Promise<RunningOrigin>((resolve) => {
    start().then(resolve, (error: unknown) => {
      if (!isDead) deps.onFailure(error);
    });
  });
  return {
    get isDead() {
      return isDead;
    },
    ready,
    onDeath: (listener) => {
      listeners.add(listener);
    },
    kill: hold.release,
    killAtStatement: hold.releaseAtStatement,
  };
}
