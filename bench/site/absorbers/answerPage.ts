/** The worker's side of `askWorker`. */
import type { Question, WorkerAnswer } from '../askWorker.ts';

export type Answers = Readonly<Record<string, (...given: never[]) => Promise<number>>>;

export function answerPage(answers: Answers): void {
  const answer = async ({ what, given }: Question): Promise<WorkerAnswer> => {
    const known = answers[what] as ((...given: readonly (string | number)[]) => Promise<number>) | undefined;
    if (known === undefined) return { error: `nobody knows ${what}` };
    try {
      return { value: await known(...given) };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    void answer(data).then((said) => {
      self.postMessage(said);
    });
  });
}
