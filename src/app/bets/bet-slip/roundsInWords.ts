/** The slip with its rounds in words; whatever else is on it stays as it is. */
import type { SlipView } from '../../../db/queries/slip.ts';
import { inWords as pickInWords } from '../../mini-games/face.ts';

export const inWords = (view: SlipView): SlipView => ({
  ...view,
  slip: { ...view.slip, picks: view.slip.picks.map(pickInWords) },
  picks: view.picks.map((one) => ({
    ...one,
    pick: pickInWords(one.pick),
    quote: { ...one.quote, pick: pickInWords(one.quote.pick) },
  })),
});
