/** What calls of the recorded tabs were answered: a screen that asks the same again hears the same (RPL-3). */
import { canonicalJson } from '../../../../db/recording/stateDigest.ts';
import type { RecordingEntry } from '../../../../domain/recording/recording.ts';

interface Noted {
  /** Number of entries after which it was known. */
  readonly place: number;
  readonly answer: unknown;
}

export class AnswerBook {
  /** Questions under way, by tab and id. */
  readonly #asked = new Map<string, string>();
  readonly #answers = new Map<string, Noted[]>();

  take(entry: Extract<RecordingEntry, { kind: 'call' | 'answer' }>): void {
    const asked = `${entry.tab} ${entry.id}`;
    if (entry.kind === 'call') {
      this.#asked.set(asked, keyOf(entry.name, entry.given));
      return;
    }
    const key = this.#asked.get(asked);
    this.#asked.delete(asked);
    if (key === undefined) return;
    const noted = this.#answers.get(key) ?? [];
    noted.push({ place: entry.n + 1, answer: entry.answer });
    this.#answers.set(key, noted);
  }

  /** The last answer that was known at a place, or else the first there was; `undefined` if nobody asked that. */
  at(name: string, given: readonly unknown[], place: number): unknown {
    const noted = this.#answers.get(keyOf(name, given)) ?? [];
    return (noted.findLast((one) => one.place <= place) ?? noted[0])?.answer;
  }
}

const keyOf = (name: string, given: readonly unknown[]): string => `${name} ${canonicalJson(given)}`;
