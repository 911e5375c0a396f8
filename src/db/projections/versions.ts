/** The version of every projection: what they say together is stored with the rows (`records/projectionStamps.ts`). */
import { SLIP_VERSION } from '../../domain/bet-slip/slip.ts';
import {
  FIRST_VERSION,
  type MadeBy,
  type ProjectionName,
  type ProjectionVersion,
} from '../../domain/kernel/projectionVersion.ts';
import { FIXTURE_VERSION } from '../../domain/sports/evolveFixture.ts';
import { BOARD_VERSION } from './boards.ts';
import { MEMBER_VERSION } from './member.ts';

export const PROJECTIONS: { readonly [N in ProjectionName]: ProjectionVersion } = {
  offer: FIXTURE_VERSION,
  boards: BOARD_VERSION,
  member: MEMBER_VERSION,
  slips: SLIP_VERSION,
};

/** Whether this code may go on from a state (PRJ-2). @param madeBy absent in snapshots from before there were versions */
export function continues(name: ProjectionName, madeBy: MadeBy = FIRST_VERSION): boolean {
  return madeBy === 'origin' || madeBy >= PROJECTIONS[name].continues;
}
