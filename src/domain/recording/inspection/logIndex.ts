/** Lines by what they are about, so that a cause is found without reading all of them. */
import type { LogLine } from './logLine.ts';

type Lists = ReadonlyMap<string, readonly number[]>;

/** All lines of a recording, and where those of a subject are. Lists hold places, ascending. */
export class LogIndex {
  readonly lines: readonly LogLine[];
  readonly #bySelection: Lists;
  readonly #byFixture: Lists;
  readonly #byKey: Lists;
  readonly #machine: readonly number[];

  constructor(lines: readonly LogLine[]) {
    this.lines = lines;
    this.#bySelection = listsOf(lines, ({ selectionIds }) => selectionIds);
    this.#byFixture = listsOf(lines, ({ fixtureIds }) => fixtureIds);
    this.#byKey = listsOf(lines, ({ key, callId, tab }) => [
      ...(key === undefined ? [] : [key]),
      ...(callId === undefined ? [] : [callKey(tab, callId)]),
    ]);
    this.#machine = lines
      .filter(({ type }) => type === 'connection' || type === 'ProducerStateChanged')
      .map(({ index }) => index);
  }

  ofSelection(id: string): readonly LogLine[] {
    return this.#linesAt(this.#bySelection.get(id));
  }

  ofFixture(id: string): readonly LogLine[] {
    return this.#linesAt(this.#byFixture.get(id));
  }

  /** Lines of one bet on its way. */
  ofKey(key: string): readonly LogLine[] {
    return this.#linesAt(this.#byKey.get(key));
  }

  /** A call and its answer. */
  ofCall(tab: string | undefined, id: number): readonly LogLine[] {
    return this.#linesAt(this.#byKey.get(callKey(tab, id)));
  }

  /** Changes of connections and of the feed's parts. */
  get ofMachine(): readonly LogLine[] {
    return this.#linesAt(this.#machine);
  }

  /** The place of the first line of entry `n` or a later one. */
  placeOf(n: number): number {
    let low = 0;
    let high = this.lines.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.lines[middle]?.n ?? 0) < n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #linesAt(places: readonly number[] = []): readonly LogLine[] {
    return places.flatMap((place) => this.lines[place] ?? []);
  }
}

const callKey = (tab: string | undefined, id: number): string => `${tab ?? ''}#${id}`;

function listsOf(lines: readonly LogLine[], keysOf: (line: LogLine) => readonly string[]): Lists {
  const lists = new Map<string, number[]>();
  for (const line of lines) {
    for (const key of keysOf(line)) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [line.index]);
      else list.push(line.index);
    }
  }
  return lists;
}
