/**
 * As many readers as asked for at the processes of one house, on a clock that is set: they come, go, come again elsewhere, are slow, and lose their process. Each holds every
 * frame to the one before, and at the end what it was told is what the log says (S-1, S-2, S-17, S-18, S-21, S-34).
 */
import type { Interest } from '../../../../server/streams/interest.ts';
import { topicOfSport, type Topics } from '../../../../src/domain/events/topics.ts';
import { MemberId } from '../../../../src/domain/kernel/ids.ts';
import { SPORT, type SportId } from '../../../../src/domain/reference/sports.ts';
import { fixtureIdOf, fixtureReport, marketReport } from '../../support/feedReports.ts';
import { createSinkTruth, type SinkTruth, type Wish } from './sinkTruth.ts';
import { virtualClock } from '../../support/virtualClock.ts';
import { VirtualHouse } from './virtualHouse.ts';
import type { Reader } from './virtualSink.ts';

export interface SinksRunOptions {
  readonly dataDir: string;
  readonly sinks: number;
  readonly processes: number;
  /** Virtual seconds in which everybody comes, and in which readers come and go after that. */
  readonly seconds: number;
  /** How many processes are killed. */
  readonly kills: number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly onProgress: (done: string) => void;
}

export interface SinksSummary {
  readonly events: number;
  readonly opened: number;
  readonly resumed: number;
  readonly kills: number;
  readonly cut: number;
  /** Readers for which something was left out: they are held to the order alone. */
  readonly lossy: number;
  readonly writes: number;
  readonly bytes: number;
  /** Processor time after all had come, ÷ writes: with readers and their checks. Microseconds. */
  readonly writeUs: number;
  /** Of the heap, with the reader itself. Bytes. */
  readonly bytesEach: number;
  readonly faults: readonly string[];
}

const START = 1_760_000_000_000;
const STEP_MS = 25;
/** Most readers that come in one step: of more the rest comes in the next. */
const MOST_COMING = 20_000;
/** Within how many steps whoever was lost comes again. */
const AWAY_STEPS = 80;
/** How long it may take after the end until all are told everything, seconds of the clock. */
const REST_S = 120;
const MOST_FAULTS = 20;

const SPORTS: readonly SportId[] = [SPORT.football, SPORT.basketball, SPORT.volleyball, SPORT.baseball];
const WISHES: readonly Wish[] = ['all', ...SPORTS];
const GAMES_OF_SPORT = 5;
const gamesOf = (sport: SportId) => Array.from({ length: GAMES_OF_SPORT }, (_, index) => `${sport}-${index}`);
const stepsOf = (seconds: number): number => Math.ceil((seconds * 1_000) / STEP_MS);

/** One run, from an empty directory. */
export async function sinksRun(options: SinksRunOptions): Promise<SinksSummary> {
  const run = new SinksRun(options);
  try {
    return await run.whole();
  } finally {
    await run.house.close();
  }
}

class SinksRun {
  readonly house: VirtualHouse;
  readonly #given: SinksRunOptions;
  readonly #clock = virtualClock(START);
  readonly #truth: SinkTruth;
  readonly #readers: Reader[] = [];
  /** Who comes when, by step. */
  readonly #coming = new Map<number, Reader[]>();
  readonly #faults: string[] = [];
  #step = 0;
  #round = 0;

  constructor(given: SinksRunOptions) {
    this.#given = given;
    const sports = SPORTS.flatMap((sport) =>
      gamesOf(sport).map((game): [string, SportId] => [fixtureIdOf(game), sport]),
    );
    const sportOf = new Map(sports);
    this.#truth = createSinkTruth(WISHES, (fixtureId) => sportOf.get(fixtureId));
    this.house = new VirtualHouse({
      ...{ dataDir: given.dataDir, clock: this.#clock, truth: this.#truth, interestOf: interests() },
      onLeft: (reader) => this.#comeIn(Math.floor(given.random() * AWAY_STEPS), reader),
      onFault: (what) => this.#fault(what),
    });
  }

  async whole(): Promise<SinksSummary> {
    const { sinks, processes, seconds, kills, random, onProgress } = this.#given;
    const steps = stepsOf(seconds);
    await this.house.open(processes);
    await this.house.deliver(offer());
    const before = heapNow();
    this.#makeReaders(sinks, steps);
    for (let step = 0; step < steps; step += 1) {
      await this.#takeStep();
      if (step % 40 === 39) onProgress(`${this.house.openStreams} of ${sinks} readers are there`);
    }
    const bytesEach = (heapNow() - before) / sinks;
    const [cpu, written] = [process.cpuUsage(), this.house.counts.writes];
    for (let step = 0; step < steps; step += 1) {
      if (kills > 0 && step % Math.ceil(steps / (kills + 1)) === 0 && step > 0) this.house.kill(random());
      this.house.lose(random);
      await this.#takeStep();
      if (step % 40 === 39) onProgress(`${(step * STEP_MS) / 1_000} of ${seconds} s, ${this.#faults.length} faults`);
    }
    const used = process.cpuUsage(cpu);
    const { writes, ...counts } = this.house.counts;
    await this.#comeToRest();
    this.#judge();
    return {
      ...{ ...counts, writes, bytesEach, events: this.#truth.head(), faults: this.#faults },
      writeUs: (used.user + used.system) / Math.max(1, writes - written),
      lossy: this.#readers.filter(({ isLossy }) => isLossy).length,
    };
  }

  #makeReaders(count: number, steps: number): void {
    const { random } = this.#given;
    for (let index = 0; index < count; index += 1) {
      const member = Math.floor(index / 4);
      const reader: Reader = {
        session: { memberId: MemberId.parse(`m${member}`), tokenHash: `t${member}`, createdAt: START },
        wish: WISHES[Math.floor(random() * WISHES.length)] ?? 'all',
        // One in a hundred does not keep up with what moves, one in fifty has it gathered.
        rate: index % 100 === 7 ? 300 + random() * 1_500 : Infinity,
        gatherMs: index % 50 === 3 ? 1_000 : 0,
        ...{ position: -1, digest: 0, isLossy: false },
      };
      this.#readers.push(reader);
      this.#comeIn(Math.floor(random() * steps * 0.8), reader);
    }
  }

  /** @param steps from the next one */
  #comeIn(steps: number, reader: Reader): void {
    const at = this.#step + 1 + steps;
    const coming = this.#coming.get(at) ?? [];
    coming.push(reader);
    this.#coming.set(at, coming);
  }

  /** What moves, who comes, and what is due in a fortieth of a second. */
  async #takeStep(): Promise<void> {
    if (this.#step % 4 === 0) await this.#move();
    await this.#letPass();
  }

  async #letPass(): Promise<void> {
    this.#step += 1;
    this.#clock.advance(STEP_MS);
    const coming = this.#coming.get(this.#step) ?? [];
    this.#coming.delete(this.#step);
    for (const [place, reader] of coming.entries()) {
      if (place < MOST_COMING) this.house.serve(reader, this.#given.random());
      else this.#comeIn(0, reader);
    }
    await this.house.settled();
  }

  /** Prices of two games; now and then one is locked, which waits for nothing, or opened again. */
  async #move(): Promise<void> {
    const { random } = this.#given;
    this.#round += 1;
    const by = this.#round % 300;
    const moved = [0, 1].map(() => {
      const sport = SPORTS[Math.floor(random() * SPORTS.length)] ?? SPORT.football;
      const game = gamesOf(sport)[Math.floor(random() * GAMES_OF_SPORT)] ?? '';
      const status = random() < 0.1 ? 'suspended' : 'open';
      return marketReport(game, { home: { odds: 110 + by, status }, away: { odds: 500 - by } });
    });
    await this.house.deliver(moved);
  }

  /** Nothing moves any more, and everybody who was away comes. */
  async #comeToRest(): Promise<void> {
    for (let step = 0; step < stepsOf(REST_S) && this.#behind() > 0; step += 1) await this.#letPass();
    const behind = this.#behind();
    if (behind > 0) this.#fault(`${behind} of ${this.#readers.length} were not told everything in two minutes of rest`);
  }

  #behind(): number {
    const away = this.#readers.length - this.house.openStreams;
    return away + this.#readers.filter(({ position }) => position !== this.#truth.head()).length;
  }

  #judge(): void {
    for (const { wish, position, digest, isLossy } of this.#readers) {
      if (!isLossy && digest !== this.#truth.digestAt(wish, position))
        this.#fault(`a reader of ${wish} was told something else than the log says`);
    }
    const { countedStreams: counted, openStreams: open } = this.house;
    if (counted !== open) this.#fault(`${counted} streams are counted, ${open} are open`);
  }

  #fault(what: string): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(what);
  }
}

const offer = () =>
  SPORTS.flatMap((sport) =>
    gamesOf(sport).flatMap((game) => [fixtureReport(game, { sportId: sport }), marketReport(game)]),
  );

/** After a collection, where the process lets one be asked for. Bytes. */
function heapNow(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Topics are one set for all who have the same, as of a million readers they must be. */
function interests() {
  const topics = (wish: Wish) => (wish === 'all' ? 'all' : topicOfSport(wish));
  const known = new Map(WISHES.map((wish): [Wish, Topics] => [wish, new Set([topics(wish)])]));
  return (wish: Wish, gatherMs: number): Interest => ({
    ...{ topics: known.get(wish) ?? new Set(), behind: new Set(), inBlocks: false, gatherMs, diverged: 0 },
  });
}
