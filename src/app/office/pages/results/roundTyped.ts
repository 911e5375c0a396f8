/** Which round of a game and a day is meant by its number, or by when it is drawn. Pure. */
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { partsOf, roundOf, type RoundId } from '../../../../domain/mini-games/round.ts';
import { startOf, type Day } from '../../../kit/timing/seoulDays.ts';

const NUMBER = /^[1-9]\d{0,4}$/;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const [MINUTE, HOUR] = [60_000, 3_600_000];

/** @returns `undefined` where nothing is typed, or there is no such round; of a time the round that is drawn then, or next */
export function roundTyped({ gameId, ...game }: GameRow, day: Day, typed: string): RoundId | undefined {
  const text = typed.trim();
  if (NUMBER.test(text)) {
    const roundId = `mg.${gameId}.${day.replaceAll('-', '')}.${text}`;
    return partsOf(roundId) === undefined ? undefined : (roundId as RoundId);
  }
  const [, hours, minutes] = TIME.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return roundOf({ gameId, ...game }, startOf(day) + Number(hours) * HOUR + Number(minutes) * MINUTE - 1);
}
