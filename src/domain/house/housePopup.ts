/** A popup as the house keeps it: what members are told of it (`domain/notices/popup.ts`), until when it is shown, and to which levels (POP-7, POP-8). */
import { z } from 'zod';
import { Popup } from '../notices/popup.ts';

/** Of a member; 0 for no bound. */
const Level = z.number().int().min(0).max(99).default(0);

export const HousePopup = Popup.extend({
  /** Epoch ms from which on it is shown no more; 0 for never. */
  endsAt: z.number().int().min(0).default(0),
  /** The lowest level of member to whom it is shown. */
  leastLevel: Level,
  /** The highest level. */
  mostLevel: Level,
});
export type HousePopup = z.infer<typeof HousePopup>;

/** Whether it is over at `now` (epoch ms) (POP-7). */
export const isPopupOver = ({ endsAt }: Pick<HousePopup, 'endsAt'>, now: number): boolean =>
  endsAt !== 0 && endsAt <= now;

/** Whether it is shown to members of every level, and so to be told to all (POP-8). */
export const isForEverybody = ({ leastLevel, mostLevel }: Pick<HousePopup, 'leastLevel' | 'mostLevel'>): boolean =>
  leastLevel === 0 && mostLevel === 0;

/**
 * What a member of that level is told of the house's popups at `now` (epoch ms): those that are for them and not over, without the house's bounds
 * (POP-7, POP-8).
 */
export function popupsFor(popups: readonly HousePopup[], level: number, now: number): Popup[] {
  return popups
    .filter((popup) => !isPopupOver(popup, now))
    .filter(({ leastLevel, mostLevel }) => level >= leastLevel && (mostLevel === 0 || level <= mostLevel))
    .map(({ endsAt: _endsAt, leastLevel: _least, mostLevel: _most, ...told }) => told);
}

/** Whether somebody could ever see it: its end lies after its beginning, its highest level not below its lowest. */
export function isPopupSound({ notShowingexpireTime, endsAt, leastLevel, mostLevel }: HousePopup): boolean {
  return (endsAt === 0 || endsAt > notShowingexpireTime) && (mostLevel === 0 || mostLevel >= leastLevel);
}
