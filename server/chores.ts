/** What a house does by itself, whoever asks or not: upkeep, draws, settlement, letters to many, and in a demo the operators' part. */
import { approveByItself } from './cashier/approveByItself.ts';
import type { Behind } from './behind.ts';
import type { Clock } from './clock.ts';
import { runDraws } from './draws/runDraws.ts';
import { openDemoDesk } from './inquiries/demoDesk.ts';
import { startMailer } from './office/mailings/mailer.ts';
import type { SettledOptions } from './originOptions.ts';
import { startSettler, type Settler } from './settlement/settler.ts';
import type { Store } from './store/store.ts';
import type { Undo } from './undo.ts';
import { startUpkeep, type Upkeep } from './upkeep.ts';

/** As the rest of a process sees them. */
export interface Chores {
  /** Whether the books were found wrong. */
  readonly isBettingOff: Upkeep['isBettingOff'];
  readonly settler: Pick<Settler, 'wake' | 'idle'>;
  /** Brings letters to many to their members. */
  readonly mailer: Pick<Behind, 'wake' | 'idle'>;
  /** Has inquiries answered that nobody answers, in a demo. */
  readonly wakeDemoDesk: () => void;
  /** Resolves once every round has ended that is due, and the chains of today and tomorrow are published. */
  readonly drawn: () => Promise<void>;
}

interface ChoreParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Whether its members and their passwords are published. */
  readonly isDemo: boolean;
}

/** Of a process that leaves them to another (OPS-9). It takes no bets, and need not know whether the books are right. */
export const NO_CHORES: Chores = {
  isBettingOff: () => false,
  settler: { wake: () => undefined, idle: () => Promise.resolve() },
  mailer: { wake: () => undefined, idle: () => Promise.resolve() },
  wakeDemoDesk: () => undefined,
  drawn: () => Promise.resolve(),
};

/**
 * Resolves after the first audit of the books, once it is known who draws.
 *
 * @param undo gets what was started
 */
export async function startChores(
  given: SettledOptions,
  { store, clock, isDemo }: ChoreParts,
  undo: Undo,
): Promise<Chores> {
  const { randomness, drawnGames: games, leaseMs, retention, upkeepMs, sessionLifeMs, onFailure } = given;
  const upkeep = await startUpkeep({ store, clock, retention, upkeepMs, sessionLifeMs, onFailure });
  undo.push(upkeep.stop);
  if (isDemo) undo.push(approveByItself({ store, clock, onFailure }).stop);
  const settler = startSettler({ store, clock, onFailure });
  undo.push(settler.stop);
  const mailer = startMailer({ store, clock, randomness, onFailure });
  undo.push(mailer.stop);
  const demoDesk = openDemoDesk({ store, clock, randomness, onFailure });
  if (isDemo) demoDesk.wake();
  undo.push(demoDesk.stop);
  const draws = await runDraws({ store, clock, randomness, games, leaseMs, onResults: settler.wake, onFailure });
  undo.push(draws.stop);
  const { isBettingOff } = upkeep;
  const wakeDemoDesk = isDemo ? demoDesk.wake : () => undefined;
  return { isBettingOff, settler, mailer, wakeDemoDesk, drawn: draws.drawn };
}
