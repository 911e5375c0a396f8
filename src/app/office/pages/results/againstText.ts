/** What speaks against the result of a selection, in words. Pure. */
import { isContradicted, type ResultSelection } from '../../../../domain/office/results.ts';
import { results as words, settlementNames } from '../../copy/results.ts';

type Said = Pick<ResultSelection, 'recorded' | 'fed' | 'reckoned' | 'told'>;

/** What the feed says beside what is reckoned (DIS-1), or beside what an operator ruled (DIS-7). @returns `undefined` where nothing is disputed */
export function disputeText({ recorded, fed, reckoned }: Said): string | undefined {
  if (fed === null || reckoned === null) return undefined;
  return words[reckoned === recorded ? 'ruled' : 'disputed'](settlementNames[fed], settlementNames[reckoned]);
}

/** What the feed's score comes to where that is not what is paid (DIS-8). @returns `undefined` also where the dispute has said it */
export const contradictionText = ({ recorded, fed, told }: Said): string | undefined =>
  isContradicted(recorded, told) && told !== fed ? words.toldOther(settlementNames[told]) : undefined;
