/** The customer centre of a demo house: nobody sits there, so an inquiry answers itself after a while, that a newcomer sees the whole way (INQ-5). */
import type { Clock } from '../clock.ts';
import { readSetting } from '../house/settings.ts';
import type { Randomness } from '../randomness.ts';
import type { Store, Work } from '../store/store.ts';
import { answerInquiry } from './answerInquiry.ts';
import { cannedAnswers } from './copy/cannedAnswers.ts';

const LETTER_BYTES = 15;

export interface DemoDesk {
  /** Something may wait by now. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

interface DemoDeskParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly onFailure: (error: unknown) => void;
}

/** Nothing runs while nothing waits. */
export function openDemoDesk({ store, clock, randomness, onFailure }: DemoDeskParts): DemoDesk {
  let cancel: (() => void) | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;
  const turn = async () => {
    const waitMs = await store.write((tx) => answerDue(tx, clock.now(), randomness));
    if (waitMs !== undefined) sleep(waitMs);
  };
  const sleep = (ms: number) => {
    cancel?.();
    cancel = isStopped
      ? undefined
      : clock.after(ms, () => {
          cancel = undefined;
          round = turn().catch(onFailure);
        });
  };
  return {
    // The command that woke it is not committed yet.
    wake: () => {
      if (cancel === undefined) sleep(WAKE_MS);
    },
    async stop() {
      isStopped = true;
      cancel?.();
      await round;
    },
  };
}

const WAKE_MS = 1_000;

/** @returns ms until the next is due; `undefined` where none waits, or the house answers nothing by itself */
async function answerDue(tx: Work, now: number, randomness: Randomness): Promise<number | undefined> {
  const { answersAfterMs } = await readSetting(tx, 'customerCentre');
  if (answersAfterMs === 0) return undefined;
  const waiting = await tx
    .selectFrom('inquiries')
    .select(['id', 'topic', 'said_at'])
    .where('state', '=', 'waiting')
    .orderBy('said_at')
    .limit(20)
    .execute();
  for (const { id, topic, said_at } of waiting) {
    const dueMs = said_at + answersAfterMs - now;
    if (dueMs > 0) return dueMs;
    const text = cannedAnswers.find((canned) => canned.topic === topic)?.text;
    if (text !== undefined) await answerInquiry(tx, { id, text, letterId: randomness.text(LETTER_BYTES) }, now);
  }
  return waiting.length === 0 ? undefined : WAKE_MS;
}
