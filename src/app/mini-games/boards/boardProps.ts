/** What every board is handed, and how it reads the rounds. */
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';

export interface BoardProps {
  readonly game: GameRow;
  /** Newest first, up to 500. */
  readonly rounds: readonly Round[];
  /** Ids of rounds that the member has bet on. */
  readonly mine: ReadonlySet<string>;
}

/** The last so many of the rounds that were drawn, oldest first. */
export const lastDrawn = (rounds: readonly Round[], most: number): readonly Round[] =>
  rounds
    .filter(({ state }) => state === 'drawn')
    .slice(0, most)
    .toReversed();

/** The number of a round within its day, as members call it. */
export const roundNumberOf = (roundId: string): string => roundId.slice(roundId.lastIndexOf('.') + 1);

/** A share as text, one decimal. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Of how many rounds a board may be. */
export const SPANS = ['50', '100', '288'] as const;
export type Span = (typeof SPANS)[number];

export const spanChoices: readonly { readonly value: Span; readonly name: string }[] = SPANS.map((span) => ({
  value: span,
  name: span,
}));
