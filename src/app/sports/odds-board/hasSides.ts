/** Whether the buttons of a game say who plays (rule BRD-12): those of a race do not, nor do those of a game that is asked yes or no alone. */
import type { Fixture } from '../../../domain/sports/fixture.ts';

/** Of a game that is only named, and has no selection here, it is not known: it counts as one with sides. */
export function hasSides({ markets }: Fixture): boolean {
  const selections = markets.flatMap((market) => market.selections);
  return selections.length === 0 || selections.some(({ side }) => side !== 'named');
}
