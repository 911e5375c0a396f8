/** The call by which operators see play that stands out (MBR-8). Apart from the calls of members, which more pages ask. */
import { officeCall } from '../office/operatorAct.ts';
import { UnusualPlay } from '../office/unusual.ts';

const READ_MS = 8_000;

/**
 * Members whose play of the last seven days stands out, rule by rule, the fifty strongest of each (MBR-8 … MBR-11): two of one browser against each other in a market, charges
 * that leave again and were hardly staked, winnings far above the stakes.
 *
 * @ours
 */
export const unusualPlayCall = officeCall({
  method: 'GET',
  path: '/office/unusual',
  right: 'member.see',
  timeoutMs: READ_MS,
  answer: UnusualPlay,
});
