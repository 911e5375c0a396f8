/**
 * Reloads a tab for newer code (SYN-07): never while a bet of it is under way, and with growing pauses between one reload and the
 * next, so that a build that asks for a reload at once cannot make a tab spin.
 */
import { pause, type Clock } from '../../../worker/ports/clock.ts';

export interface PatientReloadDeps {
  readonly clock: Clock;
  /** `Engine.noBetUnderWay`. */
  noBetUnderWay(): Promise<void>;
  /** Storage of this tab that outlives a reload. */
  readonly keeper: { read(key: string): string | undefined; keep(key: string, value: string): void };
  reload(): void;
}

const KEY = 'reloads';
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** A tab that has lived this long starts from no pause again. */
const FORGOTTEN_AFTER_MS = 5 * 60_000;

/** @returns reloads, at most once however often it is called */
export function createPatientReload(deps: PatientReloadDeps): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    const { count, at } = lastReload(deps);
    const due = at + (count === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - 1)));
    await pause(deps.clock, Math.min(LONGEST_PAUSE_MS, due - deps.clock.now()));
    await deps.noBetUnderWay();
    deps.keeper.keep(KEY, `${count + 1} ${deps.clock.now()}`);
    deps.reload();
  };
}

function lastReload({ clock, keeper }: PatientReloadDeps): { readonly count: number; readonly at: number } {
  const [count = NaN, at = NaN] = (keeper.read(KEY) ?? '').split(' ').map(Number);
  const isRecent = Number.isSafeInteger(count) && Math.abs(clock.now() - at) < FORGOTTEN_AFTER_MS;
  return isRecent ? { count, at } : { count: 0, at: 0 };
}
