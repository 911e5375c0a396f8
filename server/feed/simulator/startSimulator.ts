/**
 * The simulated feed: starts from what the origin has, catches up what happened meanwhile, and then lives by its clock.
 *
 * Everything it says follows from the seed and the moments it is asked at; it can be stopped and started at any time.
 */
import type { Clock } from '../../clock.ts';
import { deliverSurely, pause, type Delivery } from '../deliverSurely.ts';
import type { FeedReport } from '../feed.ts';
import type { FeedFactory } from '../feedFactory.ts';
import { randomOf } from './random.ts';
import { createSimulation, type ReportGroup, type Simulation } from './simulation.ts';

/** What of the simulated world may be chosen at its start. */
export interface SimulatorOptions {
  readonly seed: number;
  /** Told while the first offer is built: games delivered, games in all. Not called when there is an offer already. */
  readonly onProgress: (done: number, total: number) => void;
  /** Price changes per second, on average; 30 if not given. */
  readonly changesPerSecond?: number;
  /** Simulated minutes per real minute; 1 if not given. Starts, games and closings are all compressed. */
  readonly timeScale?: number;
}

/** Games in one delivery while building. */
const CHUNK = 200;
const STEP_MS = 250;
/** No rest is longer: the feed has to give a sign of life. */
const LONGEST_REST_MS = 2_000;

/** @throws RangeError for a seed, rate or scale that is not a usable number */
export function startSimulator(options: SimulatorOptions): FeedFactory {
  const { seed, onProgress, changesPerSecond = 30, timeScale = 1 } = options;
  if (!Number.isSafeInteger(seed)) throw new RangeError('the seed must be a whole number');
  if (!(changesPerSecond >= 0 && changesPerSecond <= 10_000)) throw new RangeError('0 to 10,000 changes per second');
  if (!(timeScale >= 0.01 && timeScale <= 600)) throw new RangeError('the time scale must be 0.01 to 600');
  return async (sink, clock, state) => {
    const simulation = createSimulation({ seed, changesPerSecond, timeScale });
    const stopping = new AbortController();
    const delivery: Delivery = {
      sink,
      clock,
      random: randomOf('retry', seed),
      stopped: stopping.signal,
      source: 'simulator',
    };
    const found = state.fixtures();
    const groups = simulation.begin(found, clock.now());
    await deliverGroups(delivery, groups, found.length === 0 ? onProgress : () => undefined);
    await deliverSurely(delivery, PRODUCERS_UP);
    const finished = keepStepping(delivery, simulation, clock);
    return {
      async stop() {
        stopping.abort();
        await finished;
      },
    };
  };
}

const PRODUCERS_UP: readonly FeedReport[] = [
  { kind: 'producer', producer: 'prematch', state: 'up' },
  { kind: 'producer', producer: 'inPlay', state: 'up' },
];

async function deliverGroups(
  delivery: Delivery,
  groups: readonly ReportGroup[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  for (let first = 0; first < groups.length; first += CHUNK) {
    const chunk = groups.slice(first, first + CHUNK);
    if (!(await deliverSurely(delivery, chunk.flat()))) return;
    onProgress(first + chunk.length, groups.length);
  }
}

/**
 * A step every quarter of a second, even an empty one: it is the feed's sign of life. Resolves once stopped.
 *
 * After a step the feed rests for as long as that took: where a machine is too slow for the pace that was asked for, the pace gives way, and not
 * the members whose calls the same process answers.
 */
async function keepStepping(delivery: Delivery, simulation: Simulation, clock: Clock): Promise<void> {
  const { stopped } = delivery;
  for (let next = clock.now() + STEP_MS; !stopped.aborted;) {
    await pause(clock, Math.max(0, next - clock.now()), stopped);
    if (stopped.aborted) return;
    const began = clock.elapsed();
    await deliverSurely(delivery, simulation.step(clock.now()));
    const rest = Math.min(clock.elapsed() - began, LONGEST_REST_MS);
    next = Math.max(next + STEP_MS, clock.now() + rest);
  }
}
