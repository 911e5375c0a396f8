/** What stands behind each line, asked once. */
import type { LogIndex } from '../../../domain/recording/inspection/logIndex.ts';
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';
import { whyLocked, whyOf, type CauseStep } from '../../../domain/recording/inspection/whyOf.ts';

/** The chain of a line: of a bet or a call its own, of a price what locks it. */
export function chainOf(log: LogIndex, line: LogLine): readonly CauseStep[] {
  const own = whyOf(log, line);
  const [id] = line.selectionIds;
  if (own.length > 1 || line.stream !== 'events' || id === undefined) return own;
  const locked = whyLocked(log, id, line.index + 1).filter((step) => step.line !== line);
  return [...own, ...locked];
}

/** The nearest cause of each line that was drawn. */
export class CauseBook {
  readonly #log: LogIndex;
  readonly #known = new Map<LogLine, LogLine | undefined>();

  constructor(log: LogIndex) {
    this.#log = log;
  }

  /** @returns `undefined` where nothing is known */
  of(line: LogLine): LogLine | undefined {
    if (!this.#known.has(line)) {
      this.#known.set(line, chainOf(this.#log, line).find((step) => step.line !== line)?.line);
    }
    return this.#known.get(line);
  }
}
