/** A game's day done again: every seed out of the last one that was told, down to the commitment, and every round that is known. */
import { z } from 'zod';
import { drawsCall } from '../../src/domain/calls/draws.ts';
import { gameOf } from '../../src/domain/mini-games/gameTable.ts';
import { bytesOfHex, hexOfBytes } from '../../src/domain/kernel/bytes.ts';
import { seedsDown, type DrawCrypto } from '../../src/domain/mini-games/redraw.ts';
import { partsOf, Round, type RoundId } from '../../src/domain/mini-games/round.ts';
import { checkDraw } from '../../src/domain/mini-games/verification.ts';

/** What a day is checked by: the answer of `GET draws/…`, and rounds as members were told them. */
export const DayFile = drawsCall.answer.omit({ told: true }).extend({ drawn: z.array(Round).default([]) });
export type DayFile = z.output<typeof DayFile>;

export interface DayVerified {
  /** Rounds done again. */
  readonly rounds: number;
  /** Of them those that somebody said the draw of, and those that were void. */
  readonly compared: number;
  readonly voided: number;
  /** In the order of the day. */
  readonly faults: readonly string[];
}

/** @param onRound is told of each round as it was drawn again */
export async function verifyDay(
  file: DayFile,
  crypto: DrawCrypto,
  onRound: (roundId: RoundId, drawn: readonly number[], isCompared: boolean) => void = () => undefined,
): Promise<DayVerified> {
  const { gameId, day, commitment, salt, last } = file;
  if (gameOf(gameId) === undefined) throw new RangeError(`there is no game ${gameId}`);
  const told = new Map(file.drawn.filter((round) => round.gameId === gameId).map((round) => [round.roundId, round]));
  const faults: string[] = [];
  if (last === null) return { rounds: 0, compared: 0, voided: 0, faults };
  const seeds = (await seedsDown(bytesOfHex(last.seed), last.n, crypto)).toReversed();
  const [first] = seeds;
  if (first === undefined || hexOfBytes(first) !== commitment)
    faults.push(`commitment: seed ${last.n} leads elsewhere`);
  let [compared, voided, undrawn] = [0, 0, 0];
  for (let n = 1; n <= last.n; n += 1) {
    const roundId = `mg.${gameId}.${day}.${n}` as RoundId;
    const seed = seeds[n];
    if (seed === undefined || partsOf(roundId) === undefined) throw new RangeError(`no round ${roundId}`);
    const said = told.get(roundId);
    if (said?.state === 'void') voided += 1;
    // One that an operator made void was drawn all the same (ROU-16).
    if (said?.state === 'void' && said.seed === '') {
      undrawn += 1;
      continue;
    }
    const { drawn, failed } = await checkDraw({ roundId, seed, salt, drawn: said?.drawn }, crypto);
    if (said !== undefined) compared += 1;
    if (said !== undefined && said.seed !== hexOfBytes(seed)) faults.push(`seed: ${roundId} was told another`);
    for (const step of failed)
      faults.push(`${step}: ${roundId} is ${drawn.join(' ')}, said ${said?.drawn.join(' ') ?? ''}`);
    onRound(roundId, drawn, said !== undefined);
  }
  return { rounds: last.n - undrawn, compared, voided, faults };
}
