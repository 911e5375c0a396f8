/**
 * The recorder, which comes once the first prices are here, or when somebody asks for it: its code is in a file of its own, and is in the way of nothing that
 * a first page waits for. What happens before is in no recording.
 */
import { arePricesHere } from '../../db/queries/offer.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { CallWatch } from '../serveCalls.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { Recorder, RecorderDeps } from './recorder.ts';
import { createTabPlaces, type TabPlaces } from './tabPlaces.ts';

const FIRST_MS = 3_000;
const LOOK_MS = 500;
/** A visitor has no prices to wait for. */
const LONGEST_MS = 20_000;

/** The recorder of a worker, here or not (RCD-43): calls about recordings wait for it, what is told while it is away is lost. */
export interface LateRecorder {
  /** Loads it where it is not here yet. @throws what loading code throws */
  get(): Promise<Recorder>;
  /** What a tab did and saw; where it is is remembered too where nothing is recorded yet. */
  told(...told: Parameters<Recorder['told']>): void;
  /** @returns to be told of each call of a tab that was just connected */
  watchCalls(): CallWatch;
  run(signal: AbortSignal): Promise<void>;
}

/** @param db where it is looked whether prices are here */
export function createLateRecorder(
  db: HanpanDatabase,
  clock: Clock,
  given: Omit<RecorderDeps, 'places'>,
): LateRecorder {
  const places: TabPlaces = createTabPlaces();
  const deps: RecorderDeps = { ...given, places };
  let recorder: Recorder | undefined;
  let loading: Promise<Recorder> | undefined;
  const life = new AbortController();

  const load = async () => {
    const { createRecorder } = await import('./recorder.ts');
    const made = createRecorder(deps);
    recorder = made;
    void made.run(life.signal);
    return made;
  };
  const get = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const told: LateRecorder['told'] = (tabId, acts) => {
    places.note(tabId, acts);
    recorder?.told(tabId, acts);
  };
  return {
    get,
    told,
    watchCalls() {
      let tabId = '';
      return (name, given) => {
        if (name === 'hello') ({ tabId } = given[0] as { readonly tabId: string });
        const heard = recorder?.called(tabId, name, given);
        // Nothing that a tab tells of its end comes after this.
        if (name === 'goodbye') told(tabId, [{ act: 'closed' }]);
        return heard;
      };
    },
    async run(signal) {
      signal.addEventListener('abort', () => life.abort(), { once: true });
      if (deps.db === undefined) return;
      await pause(clock, FIRST_MS, signal);
      for (let waited = FIRST_MS; !signal.aborted && waited < LONGEST_MS; waited += LOOK_MS) {
        if (await arePricesHere(db).catch(() => true)) break;
        await pause(clock, LOOK_MS, signal);
      }
      while (!signal.aborted && recorder === undefined) {
        if (!deps.isSaving()) await get().catch(() => undefined);
        await pause(clock, LONGEST_MS, signal);
      }
    },
  };
}
