/**
 * One thing that happened in a recording, as the inspector lists it (INS-1): an event of a logged record, a call, its answer, an act of a tab, a trouble, a
 * change of a connection or of who leads.
 */

export const LINE_STREAMS = ['events', 'bets', 'slip', 'calls', 'tabs', 'trouble', 'machine'] as const;
/** `machine`: what the browser's own workers did: connections, leadership. */
export type LineStream = (typeof LINE_STREAMS)[number];

/** What one change of odds did to its selections; the strongest of all where it did several things. */
export type OddsEffect = 'moved' | 'suspended' | 'reopened' | 'settled' | 'nothing';

/** Words that a selection is named by. */
export interface SelectionWords {
  readonly selectionId: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly side: 'home' | 'draw' | 'away' | 'over' | 'under' | 'named';
  readonly name: string;
  readonly line: string;
  /** Offered before and after, hundredths. */
  readonly before: number;
  readonly after: number;
  readonly version: number;
}

/** What a line is about, as it was known then. */
export interface LineSubject {
  readonly home?: string | undefined;
  readonly away?: string | undefined;
  readonly sportId?: string | undefined;
  /** The first selection that changed. */
  readonly selection?: SelectionWords | undefined;
  /** How many did. */
  readonly count?: number | undefined;
  /** Whether all of one market, or more, did. */
  readonly isMarket?: boolean | undefined;
  readonly score?: { readonly home: number; readonly away: number; readonly clockSeconds: number } | undefined;
  /** A state, a status, a path, an id: in words of the machine. */
  readonly detail?: string | undefined;
  /** Won. */
  readonly sum?: number | undefined;
}

/** Where the time from the feed to the screen went, ms; absent where the recording does not tell. */
export interface LagParts {
  readonly feedToOrigin?: number | undefined;
  readonly originToWorker?: number | undefined;
  readonly workerToStored?: number | undefined;
  readonly storedToPainted?: number | undefined;
}
export const LAG_PARTS = ['feedToOrigin', 'originToWorker', 'workerToStored', 'storedToPainted'] as const;

export interface LogLine {
  /** Place among all lines. */
  readonly index: number;
  /** Of the entry that told it. */
  readonly n: number;
  readonly stream: LineStream;
  /** Of the stream's log; absent outside of logs. */
  readonly offset?: number | undefined;
  /** Epoch ms by the clock of the recording. */
  readonly at: number;
  /** Epoch ms by the origin's clock. */
  readonly decidedAt?: number | undefined;
  /** Of the event, the call, the act, the trouble. */
  readonly type: string;
  readonly effect?: OddsEffect | undefined;
  /** Whether something was asked for and not given. */
  readonly isRefusal: boolean;
  readonly fixtureIds: readonly string[];
  readonly selectionIds: readonly string[];
  readonly betId?: string | undefined;
  /** Of a bet on its way. */
  readonly key?: string | undefined;
  readonly tab?: string | undefined;
  readonly callId?: number | undefined;
  readonly page?: string | undefined;
  readonly subject: LineSubject;
  /** Decision to paint, ms; absent where it was never painted. */
  readonly lag?: number | undefined;
  readonly parts?: LagParts | undefined;
}
