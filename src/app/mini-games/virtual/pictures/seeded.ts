/** Numbers for a picture out of the seed that decided its round: the same ones for everybody who looks, whenever they come. */

/** From 0 to below 1, one after the other; `label` keeps what is drawn of one seed apart. */
export type Chance = () => number;

export function chanceOf(seed: string, label: string): Chance {
  let state = 0x811c9dc5;
  for (const sign of seed + label) state = Math.imul(state ^ sign.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Between two numbers. */
export const between = (chance: Chance, least: number, most: number): number => least + chance() * (most - least);
