/** How the runners of a stable finished in the races that are known here. */
import type { Round } from '../../../domain/mini-games/round.ts';
import { cardOf } from '../../../domain/mini-games/virtual/offer.ts';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';

/** Races that a form tells of. */
const TOLD = 5;

/** @param rounds of the venue, the newest first */
export function formsOf(venue: VenueRow, rounds: readonly Round[]): (runner: number) => readonly number[] {
  const forms = new Map<number, number[]>();
  for (const { drawsAt, drawn, state } of rounds) {
    if (state === 'void') continue;
    const card = cardOf(venue, drawsAt);
    if (card.kind !== 'race') break;
    for (const { number, runner } of card.field) {
      const form = forms.get(runner) ?? [];
      const place = drawn.indexOf(number) + 1;
      if (place > 0 && form.length < TOLD) forms.set(runner, [...form, place]);
    }
  }
  return (runner) => forms.get(runner) ?? [];
}
