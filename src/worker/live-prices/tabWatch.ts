/** One tab that looks at fixtures: it asks, is answered as soon as there is something, and asks again (PSH-1). */
import type { ChangedFixtures } from '../contract.ts';
import type { Clock } from '../ports/clock.ts';
import type { KnownRow } from './knownFixtures.ts';
import { createQuestion } from './question.ts';
import { createTabNews } from './tabNews.ts';

/** The answer where there is nothing to tell: the tab shows what is stored and asks again. */
export const NOTHING_TOLD: ChangedFixtures = { run: null, epoch: '', fixtures: [] };

/** What a tab is told from. */
export interface WatchSource {
  rowOf(fixtureId: string): KnownRow | undefined;
  /** Of the stream; `undefined` while there is none to tell of. */
  epoch(): string | undefined;
  /** Names a run; `null` while there is no stream. */
  newRun(): string | null;
}

/** One tab's question and news; changes with each look of the tab. */
export interface TabWatch {
  readonly ids: ReadonlySet<string>;
  /** From now on it looks at these. */
  turnTo(ids: ReadonlySet<string>): void;
  /** If anything is known of this one it is new: another tab looks at it, and what came for that one is not stored yet, perhaps. */
  tellKnown(fixtureId: string): void;
  /** Something of this one has changed. */
  tell(fixtureId: string): void;
  /** A run begins, or ends where there is no stream any more. The tab must read the database after it heard of it. */
  begin(): void;
  /** Answers with all that is new, if there is a question. */
  answer(): void;
  /** Answers that nothing told before counts any more, if there is a question. */
  end(): void;
  isForgotten(): boolean;
  /** @param asked the run that the tab is in @param isTurned whether it looks at something else than before */
  ask(asked: string | null, isTurned: boolean): Promise<ChangedFixtures>;
}

export function createTabWatch(clock: Clock, { rowOf, epoch, newRun }: WatchSource): TabWatch {
  const question = createQuestion(clock);
  const news = createTabNews();
  let ids: ReadonlySet<string> = new Set();
  let run: string | null = null;

  const answer = (): void => {
    const told = epoch();
    if (question.isOpen && told !== undefined) question.settle({ run, epoch: told, fixtures: news.take(rowOf) });
  };
  const answerSoon = (): void => {
    if (!news.isEmpty()) question.soon(answer);
  };
  const begin = (): void => {
    run = newRun();
    news.begin([...ids].filter((id) => rowOf(id) !== undefined));
  };
  const end = (): void => question.settle(NOTHING_TOLD);

  return {
    get ids() {
      return ids;
    },
    turnTo(next) {
      for (const id of ids) if (!next.has(id)) news.drop(id);
      ids = next;
    },
    tellKnown(fixtureId) {
      if (rowOf(fixtureId) !== undefined) news.add(fixtureId);
    },
    tell(fixtureId) {
      news.add(fixtureId);
      answerSoon();
    },
    begin,
    answer,
    end,
    isForgotten: question.isForgotten,
    ask(asked, isTurned) {
      const answered = question.ask();
      if (epoch() === undefined ? asked !== null : run === null || run !== asked) begin();
      // What it looks at, and a run that began or ended, is told at once.
      if (run !== asked || (isTurned && asked !== null)) {
        if (run === null) end();
        else answer();
        return answered;
      }
      question.late(() => question.settle({ run, epoch: epoch() ?? '', fixtures: [] }));
      answerSoon();
      return answered;
    },
  };
}
