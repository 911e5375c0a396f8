/**
 * Whether a connection still speaks: ends it when the next frame does not come in time (S-6, S-15, S-22). Bytes prove a socket and not a
 * stream, so that a comment never counts; a part of a frame counts for as long as a slow line needs for one.
 *
 * Time counts only while bytes are waited for: what is being stored keeps nobody's deadline.
 */
import { WATCHDOG_HEARTBEATS } from '../../domain/events/connection.ts';
import type { Clock } from '../ports/clock.ts';

/** A frame that is not whole after so many heartbeats is none: a line without an end, a drip (S-15). */
const PROGRESS_HEARTBEATS = 12;

/** Deadlines of one connection, in heartbeats of the origin's own interval (S-6, S-15). */
export interface ProtocolWatch {
  /** A frame of the protocol is being handled: no deadline runs meanwhile. */
  hold(): void;
  /** It was handled; the next one is waited for. @param isControl it was no event, and no word on events */
  frame(isControl: boolean): void;
  /** A part of a frame came. */
  grew(): void;
  stop(): void;
}

/**
 * @param heartbeatMs as the origin said last
 * @param onMute nothing came in time; called once
 */
export function watchProtocol(clock: Clock, heartbeatMs: () => number, onMute: () => void): ProtocolWatch {
  const timerOf = (heartbeats: number) => {
    let cancel: () => void = () => undefined;
    return {
      start: () => {
        cancel();
        cancel = clock.after(heartbeatMs() * heartbeats, onMute);
      },
      stop: () => {
        cancel();
      },
    };
  };
  const quiet = timerOf(WATCHDOG_HEARTBEATS);
  const whole = timerOf(PROGRESS_HEARTBEATS);
  /** Events alone are half a stream: how far it should be, and how the feed is, only a heartbeat says. */
  const control = timerOf(PROGRESS_HEARTBEATS);
  const wait = (isControl: boolean) => {
    quiet.start();
    whole.start();
    if (isControl) control.start();
  };
  wait(true);
  return {
    hold() {
      quiet.stop();
      whole.stop();
    },
    frame: wait,
    grew: () => {
      quiet.start();
    },
    stop() {
      quiet.stop();
      whole.stop();
      control.stop();
    },
  };
}
