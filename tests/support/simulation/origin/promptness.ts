/**
 * What is said is told in time: at once to whoever follows, and prices and scores within the time for which they are gathered (S-13, S-28,
 * S-34). A connection that has not been told yet what came before follows once it has: until then, whatever comes is told after that (S-2), and
 * never waits without anything being told meanwhile. Read off the rules, without the product's code.
 */
import type { LoggedEvent } from '../simulatedOrigin.ts';

export interface Promptness {
  /** A heartbeat was written: from the first on the connection follows, or is told what it has missed. */
  onHeartbeat(): void;
  /** The event at an offset was written. */
  onEvent(offset: number): void;
  /** Everything up to an offset was passed over, and that was written. */
  onPassed(offset: number): void;
  /** Its client takes nothing for a while: from then on it is told when it can be. */
  onStalled(): void;
}

interface PromptnessOptions {
  now(): number;
  /** For how long its client asks that events be gathered, ms. */
  readonly gatherMs: number;
  readonly textAt: (offset: number) => LoggedEvent | undefined;
  /** When an event was committed; `undefined` for one of another log. */
  readonly saidAt: (offset: number) => number | undefined;
  /** Offset of the newest event that was committed. */
  readonly head: () => number;
  readonly onLate: (what: string) => void;
}

/** For images between, a compressor, and a log that is read, ms. */
const SLACK_MS = 100;

export function createPromptness({ now, gatherMs, textAt, saidAt, head, onLate }: PromptnessOptions): Promptness {
  let from: number | undefined;
  /** Whether it has ever been told everything there was. */
  let isLevel = false;
  /** When something of the log was last written. */
  let toldAt = -Infinity;
  const note = (offset: number) => {
    isLevel ||= offset >= head();
    toldAt = now();
  };
  return {
    onHeartbeat() {
      from ??= now();
    },
    onStalled() {
      from = Infinity;
    },
    onEvent(offset) {
      const said = saidAt(offset);
      const dueFrom = isLevel ? said : Math.max(said ?? 0, toldAt);
      note(offset);
      if (from === undefined || said === undefined || dueFrom === undefined || said <= from) return;
      const text = textAt(offset)?.text ?? '';
      const late = now() - dueFrom - (isMovement(text) ? gatherMs : 0);
      if (late > SLACK_MS) onLate(`${offset} by ${late} ms: ${text.slice(0, 120)}`);
    },
    onPassed: note,
  };
}

const PRICE = ['selectionId', 'version', 'odds'];

/** A score, or prices and nothing else of their selections. */
function isMovement(text: string): boolean {
  const { type, data } = JSON.parse(text || '{}') as {
    readonly type?: string;
    readonly data?: { readonly changes?: readonly object[] };
  };
  if (type === 'ScoreChanged') return true;
  return (
    type === 'OddsChanged' &&
    (data?.changes ?? []).every((change) => 'odds' in change && Object.keys(change).every((key) => PRICE.includes(key)))
  );
}
