/** Odds that a member may have at most, as they are said. Pure. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import { units } from '../../../kit/copy/labels.ts';

/** @param odds hundredths */
export const oddsText = (odds: number): string => `${formatWon(Math.floor(odds / 100))}${units.times}`;
