/**
 * States of a recording that are kept, so that any other is near one (RCD-15): as many as fit into so many bytes, the one that is missed least forgotten first.
 * They share what did not change between them.
 */
import type { RecordedState } from './recordedState.ts';

/** Bytes, about, that kept states may take. */
const MOST_BYTES = 96 * 1_048_576;
/** Least entries between two that are kept on the way, and most of these. */
const LEAST_APART = 200;
const MOST_ON_THE_WAY = 128;

interface Kept {
  readonly state: RecordedState;
  /** Bytes, about, that the one before it does not have too. */
  bytes: number;
}

export class KeptStates {
  /** By their `n`, ascending. */
  readonly #kept: Kept[] = [];
  readonly #mostBytes: number;
  readonly #apart: number;
  #bytes = 0;

  /** @param entries of the recording */
  constructor(entries: number, mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
    this.#apart = Math.max(LEAST_APART, Math.ceil(entries / MOST_ON_THE_WAY));
  }

  /** Bytes, about. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#kept.length;
  }

  /** The last one that does not stand behind entry `n`: not the caller's. */
  before(n: number): RecordedState | undefined {
    return this.#kept[this.#placeOf(n + 1) - 1]?.state;
  }

  /** Keeps a copy of a state that is passed on the way, where none is near: one at which no transaction is cut, if anybody is to see it. */
  pass(state: RecordedState): void {
    const before = this.before(state.n);
    if (before === undefined || state.n - before.n >= this.#apart) this.keep(state);
  }

  /** Keeps a copy. */
  keep(state: RecordedState): void {
    const place = this.#placeOf(state.n);
    if (this.#kept[place]?.state.n === state.n) return;
    this.#kept.splice(place, 0, { state: state.copy(), bytes: 0 });
    this.#weigh(place);
    this.#weigh(place + 1);
    while (this.#bytes > this.#mostBytes && this.#kept.length > 2) this.#forgetOne(state.n);
  }

  #weigh(place: number): void {
    const kept = this.#kept[place];
    if (kept === undefined) return;
    const bytes = kept.state.pack(this.#kept[place - 1]?.state);
    this.#bytes += bytes - kept.bytes;
    kept.bytes = bytes;
  }

  /** @param newest `n` of what is not forgotten; nor is the first */
  #forgetOne(newest: number): void {
    let least = Infinity;
    let place = 1;
    for (let at = 1; at < this.#kept.length; at += 1) {
      const gap = (this.#kept[at + 1]?.state.n ?? Infinity) - (this.#kept[at - 1]?.state.n ?? 0);
      if (this.#kept[at]?.state.n === newest || gap >= least) continue;
      least = gap;
      place = at;
    }
    const [gone] = this.#kept.splice(place, 1);
    this.#bytes -= gone?.bytes ?? 0;
    this.#weigh(place);
  }

  /** Place of the first that is not before entry `n`. */
  #placeOf(n: number): number {
    let [low, high] = [0, this.#kept.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#kept[middle]?.state.n ?? 0) < n) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
