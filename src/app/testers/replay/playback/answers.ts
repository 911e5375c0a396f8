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
    return this.of(keyOf(name, given), place);
  }

  /** @param key of a question (`keyOf`) */
  of(key: string, place: number): unknown {
    const noted = this.#answers.get(key) ?? [];
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
  /** By the key of the question. */
  readonly #heard = new Map<string, unknown>();

  constructor(answers: AnswerBook) {
    this.#answers = answers;
  }

  /** @param place of what the stage has, or is about to have */
  answer(name: string, given: readonly unknown[], place: number): unknown {
    const key = keyOf(name, given);
    const answer = this.#answers.of(key, place);
    this.#heard.delete(key);
    this.#heard.set(key, answer);
    const [oldest] = this.#heard.keys();
    if (oldest !== undefined && this.#heard.size > MOST_ASKED) this.#heard.delete(oldest);
    return answer;
  }

  /** Whether something that was asked is answered otherwise at a place. It is so once: from then on that is what was heard. */
  isOtherwise(place: number): boolean {
    let isOtherwise = false;
    for (const [key, heard] of this.#heard) {
      const answer = this.#answers.of(key, place);
      if (answer === heard) continue;
      isOtherwise ||= canonicalJson(answer) !== canonicalJson(heard);
      this.#heard.set(key, answer);
    }
    return isOtherwise;
  }
}

const keyOf = (name: string, given: readonly unknown[]): string => `${name} ${canonicalJson(given)}`;
