/** Rounds that a member played of house games, the latest first (HSG-5): of all launches, or of one. A row never changes once it is there. */
import { z } from 'zod';
import { HouseRound, LaunchId } from '../lobbies/houseRound.ts';
import { list, toldRows } from './list.ts';

export const HouseRoundFilter = z.strictObject({ session: LaunchId.optional() });
export type HouseRoundFilter = z.output<typeof HouseRoundFilter>;

export const houseRoundList = list({
  path: '/house-game/rounds',
  caller: 'member',
  row: HouseRound,
  filter: HouseRoundFilter,
  pageSize: 20,
  keyOf: ({ at, roundId }) => ({ at, id: roundId }),
  fits: ({ session }, { session: asked = session }) => session === asked,
  live: toldRows('houseRounds', HouseRound, ({ roundId }) => roundId),
});
