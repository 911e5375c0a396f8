/** How fast a recording is really played: over the last second, whatever was asked for. */

export interface Speedometer {
  /** @param at the viewer's clock, ms @param played ms of the recording since the last note */
  note(at: number, played: number): void;
  /** Times the recording's own; `undefined` before there is anything to tell. */
  read(): number | undefined;
  reset(): void;
}

const WINDOW_MS = 1_000;
const LEAST_MS = 200;

export function createSpeedometer(): Speedometer {
  let notes: { readonly at: number; readonly played: number }[] = [];
  return {
    note(at, played) {
      notes = [...notes.filter((note) => at - note.at <= WINDOW_MS), { at, played }];
    },
    read() {
      const [first] = notes;
      const last = notes.at(-1);
      if (first === undefined || last === undefined || last.at - first.at < LEAST_MS) return undefined;
      // What was played up to the first note is of the time before it.
      const played = notes.slice(1).reduce((sum, note) => sum + note.played, 0);
      return played / (last.at - first.at);
    },
    reset() {
      notes = [];
    },
  };
}
