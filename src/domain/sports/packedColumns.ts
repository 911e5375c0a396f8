/** Columns of numbers and texts as they are packed (`packedOffer.ts`): what repeats is written once, what counts up as its steps. */
import { z } from 'zod';

/** Looked through at once: a schema for each number would take longer than all the rest of reading. */
export const Numbers = z.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'number'),
);

/** Values once, in the order in which they were met; a column holds their places. */
export class Dictionary<Value> {
  readonly values: Value[] = [];
  readonly #places = new Map<string, number>();

  /** @param key one text for equal values */
  placeOf(key: string, value: () => Value): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.values.length;
    this.values.push(value());
    this.#places.set(key, place);
    return place;
  }
}

/** Times: steps of a unit that divides them all, or of no unit (0) and as they are. */
export const Times = z.object({ unit: z.number(), steps: Numbers });
export type Times = z.infer<typeof Times>;

export function packTimes(times: readonly number[]): Times {
  const steps = times.map((time, index) => time - (times[index - 1] ?? 0));
  const unit = steps.reduce(greatestDivisor, 0) || 1;
  const packed = { unit, steps: steps.map((step) => step / unit) };
  // A difference of two whole numbers may be too large to be exact.
  const isExact = unpackTimes(packed).every((time, index) => time === times[index]);
  return isExact ? packed : { unit: 0, steps: times };
}

export function unpackTimes({ unit, steps }: Times): readonly number[] {
  if (unit === 0) return steps;
  let time = 0;
  return steps.map((step) => (time += step * unit));
}

function greatestDivisor(one: number, other: number): number {
  let [larger, smaller] = [Math.abs(one), Math.abs(other)];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Ids: a number is the step from the last one that was a number, put before what the id ends with; a text is the id. */
export const Ids = z.custom<readonly (number | string)[]>(
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'number' || typeof one === 'string'),
);

/** Whole numbers that are exact, and read back as they were written. */
const COUNTING = /^(?:0|[1-9]\d{0,14})$/;

export class IdPacker {
  readonly ids: (number | string)[] = [];
  #last = 0;

  /** @param ending what ids of this kind usually end with */
  add(id: string, ending: string): void {
    const head = id.endsWith(ending) ? id.slice(0, id.length - ending.length) : '';
    if (!COUNTING.test(head)) {
      this.ids.push(id);
      return;
    }
    this.ids.push(Number(head) - this.#last);
    this.#last = Number(head);
  }
}

export class IdReader {
  readonly #ids: readonly (number | string)[];
  #next = 0;
  #last = 0;

  constructor(ids: readonly (number | string)[]) {
    this.#ids = ids;
  }

  /** @returns `undefined` behind the last one */
  next(ending: string): string | undefined {
    const id = this.#ids[this.#next];
    this.#next += 1;
    if (typeof id !== 'number') return id;
    this.#last += id;
    return `${this.#last}${ending}`;
  }
}
