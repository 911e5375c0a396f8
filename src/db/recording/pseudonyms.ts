/**
 * Names for what may not be named in a recording: the same name for the same value as long as one file is written, and none of the value is in it.
 */

/** @returns what stands for a value; `undefined` for what may not stand there at all */
export type Pseudonym = (value: string) => string | undefined;

/** Any schema of an id accepts it. */
const SHAPE = /^recorded[0-9a-f]{18}$/;
const DIGITS = 18;

/**
 * Numbers in the order in which values came. There is nothing in such a name that could be traced back, and nothing that is the same in two files.
 */
export function countedPseudonyms(): Pseudonym {
  const known = new Map<string, string>();
  return (value) => {
    const name = known.get(value) ?? `recorded${(known.size + 1).toString(16).padStart(DIGITS, '0')}`;
    known.set(value, name);
    return name;
  };
}

/** Of a file that is read: what is none was planted there. */
export const knownPseudonym: Pseudonym = (value) => (SHAPE.test(value) ? value : undefined);
