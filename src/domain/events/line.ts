/** How a browser's line is judged, and what its member wants of it (rules LIN). */

/** `saving`: the browser or the member asked to save data, whatever the line could carry. */
export type LineState = 'good' | 'slow' | 'saving';

/** `auto`: what is not on screen waits on a bad line; `all`: it is fetched all the same; `saving`: it waits on any line. */
export const LINE_CHOICES = ['auto', 'all', 'saving'] as const;
export type LineChoice = (typeof LINE_CHOICES)[number];

/** How long an origin is asked to gather what it sends on such a line, ms (STREAMS.md, S-28); `undefined`: not at all. */
export const GATHER_MS = { good: undefined, slow: 250, saving: 1_000 } as const satisfies {
  readonly [State in LineState]: number | undefined;
};

/** Whether what nobody looks at is fetched (LIN-3, LIN-10). @param isWide whether the offer is (S-32) */
export const fetchesRest = (state: LineState, choice: LineChoice, isWide: boolean): boolean =>
  (state === 'good' && !isWide) || choice === 'all';
