/**
 * What a slip with a round on it needs of mini games: its picks in words, and how long a round takes bets. A file of its own between the two, so that
 * the names of theirs are not in the first scripts of every page.
 */
import type { SlipView } from '../../../db/queries/slip.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

const face = () => patientImport(() => import('../../mini-games/face.ts'));

/** Resolves to what puts a view in words; whatever else is on it stays as it is. */
export async function viewInWords(): Promise<(view: SlipView) => SlipView> {
  const { inWords } = await face();
  return (view) => ({
    ...view,
    slip: { ...view.slip, picks: view.slip.picks.map(inWords) },
    picks: view.picks.map((one) => ({
      ...one,
      pick: inWords(one.pick),
      quote: { ...one.quote, pick: inWords(one.quote.pick) },
    })),
  });
}

/** The part of a pick's row, as a lazy part is loaded. */
export const roundTime = async () => ({ default: (await face()).RoundTime });
