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

/** Questions of a stage that are kept in mind: the oldest are forgotten first. */
const MOST_ASKED = 200;

/**
 * What a stage asked and heard. A screen asks once, by the viewer's clock, and an answer of the recording may be known only later: where one of them is
 * answered otherwise, the screens are to ask again (RPL-3).
 */
export class AskedBook {
  readonly #answers: AnswerBook;
  readonly #asked = new Map<string, { readonly name: string; readonly given: readonly unknown[]; heard: unknown }>();

  constructor(answers: AnswerBook) {
    this.#answers = answers;
  }

  /** @param place of what the stage has, or is about to have */
  answer(name: string, given: readonly unknown[], place: number): unknown {
    const heard = this.#answers.at(name, given, place);
    const key = keyOf(name, given);
    this.#asked.delete(key);
    this.#asked.set(key, { name, given, heard });
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined && this.#asked.size > MOST_ASKED) this.#asked.delete(oldest);
    return heard;
  }

  /** Whether something that was asked is answered otherwise at a place. It is so once: from then on that is what was heard. */
  isOtherwise(place: number): boolean {
    let isOtherwise = false;
    for (const asked of this.#asked.values()) {
      const answer = this.#answers.at(asked.name, asked.given, place);
      if (answer === asked.heard) continue;
      isOtherwise ||= canonicalJson(answer) !== canonicalJson(asked.heard);
      asked.heard = answer;
    }
    return isOtherwise;
  }
}

const keyOf = (name: string, given: readonly unknown[]): string => `${name} ${canonicalJson(given)}`;
