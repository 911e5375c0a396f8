/**
 * What is said is told in time: at once to whoever follows, and prices and scores within the time for which they are gathered (S-13, S-28).
 * Read off the rules, without the product's code.
 */
import type { LoggedEvent } from '../simulatedOrigin.ts';

export interface Promptness {
  /** A heartbeat was written: from the first on the connection follows, or is about to. */
  onHeartbeat(): void;
  /** The event at an offset was written. */
  onEvent(offset: number): void;
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
  readonly onLate: (what: string) => void;
}

/** For images between, a compressor, and a log that is read, ms. */
const SLACK_MS = 100;

export function createPromptness({ now, gatherMs, textAt, saidAt, onLate }: PromptnessOptions): Promptness {
  let from: number | undefined;
  return {
    onHeartbeat() {
      from ??= now();
    },
    onStalled() {
      from = Infinity;
    },
    onEvent(offset) {
      const said = saidAt(offset);
      if (from === undefined || said === undefined || said <= from) return;
      const text = textAt(offset)?.text ?? '';
      const late = now() - said - (isMovement(text) ? gatherMs : 0);
      if (late > SLACK_MS) onLate(`${offset} by ${late} ms: ${text.slice(0, 120)}`);
    },
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
