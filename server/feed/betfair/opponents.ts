/** Who plays whom, from the name of an event: rule BF-M1 (docs/FEEDS.md). */

/** Two sides in the order of an event's name, and which of them is at home. */
export interface Opponents {
  readonly first: string;
  readonly second: string;
  /** `A @ B` is played at B's. */
  readonly isFirstHome: boolean;
}

const SEPARATORS: readonly (readonly [between: RegExp, isFirstHome: boolean])[] = [
  [/ vs?\.? /i, true],
  [/ @ /, false],
  [/ - /, true],
];

/** @returns `undefined` for a name that is not of two sides */
export function opponentsIn(eventName: string | undefined): Opponents | undefined {
  for (const [between, isFirstHome] of SEPARATORS) {
    const parts = (eventName ?? '').split(between).map((part) => part.trim());
    const [first = '', second = ''] = parts;
    if (parts.length === 2 && first !== '' && second !== '') return { first, second, isFirstHome };
  }
  return undefined;
}

const fold = (name: string) => name.trim().toLowerCase();

/** Whether two names are of one side: events shorten what runners are called, `Norrie v Ruud`. */
export function isSameSide(runnerName: string, side: string): boolean {
  const [whole, part] = [fold(runnerName), fold(side)];
  return whole === part || whole.startsWith(part) || part.startsWith(whole) || whole.endsWith(` ${part}`);
}
