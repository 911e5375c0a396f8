/**
 * What befalls the words of a stream that are no events: each may be lost, and from a heartbeat on there may be nothing but comments. Says
 * when a client can no longer believe the connection, and how long it may take to see it (STREAMS.md, S-6, S-22).
 */
import { WATCHDOG_HEARTBEATS } from '../../../src/domain/events/connection.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import { HEARTBEAT_MS } from './simulatedOrigin.ts';

export interface ControlFaults {
  /** Nothing honest comes any more. */
  readonly isMute: boolean;
  say(text: string): void;
  heartbeat(text: string): void;
}

export interface ControlFaultsDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly faults: Faults;
  /** Whether the origin numbers its frames, so that every loss can be seen. */
  readonly isCounting: boolean;
  deliver(text: string): void;
  comment(): void;
  /** Comes with what was delivered last. */
  onDoomed(what: string, withinMs: number): void;
}

/** For storing what came before. */
const GRACE_MS = 3_000;
const COMMENT_EVERY_MS = 1_000;
/** Nobody listens to comments for longer; then they end, so that a run does. */
const MOST_COMMENTS = 120;

export function createControlFaults(deps: ControlFaultsDeps): ControlFaults {
  const { agenda, dice, faults } = deps;
  let isMute = false;
  let isLacking = false;

  const comments = (left: number) => {
    deps.comment();
    if (left > 0 && faults.commentsOnly > 0) agenda.after(COMMENT_EVERY_MS, () => comments(left - 1));
  };
  const say = (text: string) => {
    if (isMute) return;
    if (faults.controlDropped > 0 && dice.chance(faults.controlDropped)) isLacking = true;
    else deps.deliver(text);
  };

  return {
    get isMute() {
      return isMute;
    },
    say,
    heartbeat(text) {
      if (isMute) return;
      if (faults.commentsOnly > 0 && dice.chance(faults.commentsOnly)) {
        isMute = true;
        deps.onDoomed('comments alone', HEARTBEAT_MS * WATCHDOG_HEARTBEATS + GRACE_MS);
        comments(MOST_COMMENTS);
        return;
      }
      const wasLacking = isLacking;
      isLacking = false;
      say(text);
      // The heartbeat that came tells of what did not.
      if (wasLacking && !isLacking && deps.isCounting) deps.onDoomed('a lost frame', GRACE_MS);
      isLacking ||= wasLacking;
    },
  };
}
