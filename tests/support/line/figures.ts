/** What a line is like: phases, one after another, each with its figures. */

/** Of one stretch of time. All connections of a line share its rates, as they share a radio. */
export interface LinePhase {
  /** How long it lasts, ms; `Infinity` for good. */
  readonly ms: number;
  /** Towards the browser, bit/s; 0 lets nothing through, and loses nothing. */
  readonly down: number;
  /** Towards the origin, bit/s. */
  readonly up: number;
  /** Each way, ms. */
  readonly delayMs: number;
  /** Up to this much more for a packet, ms; packets of a connection keep their order. */
  readonly jitterMs: number;
  /** What becomes of the connections there are when it begins: all reset, or none told and nothing of them carried any more. */
  readonly begins?: 'reset' | 'halfOpen';
}

export interface Line {
  readonly name: string;
  /** In turns, again from the first after the last. */
  readonly phases: readonly [LinePhase, ...LinePhase[]];
  /** A connection that carried nothing for so long carries nothing any more and is not told, ms: what a translator of addresses forgets. */
  readonly forgottenAfterMs?: number;
  /** Every connection is reset once it has brought the browser so many bytes. */
  readonly resetAfterBytes?: number;
}

/** ms that so many bytes take at a rate in bit/s. */
export const msOf = (bytes: number, bitsPerSecond: number): number => (bytes * 8_000) / bitsPerSecond;
