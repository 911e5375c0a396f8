/** The rounds beside the one that is shown: the one before as far back as games are kept, the next one once it has games. */
import { boardDays, type BoardDays } from '../../../db/queries/boardDays.ts';
import { DAY_MS, dayOfDate } from '../../../domain/kernel/seoulDay.ts';
import { beside, roundAt, type ProtoRound } from '../../../domain/sports/protoRound.ts';
import { useLive } from '../../frame/link/useLive.ts';

interface RoundsBeside {
  /** Its number; `undefined` where there is none to show. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** @param now epoch ms by the origin's clock */
export function useRoundsBeside(round: ProtoRound, now: number): RoundsBeside {
  const [from, until] = round.starts;
  const days = useLive<BoardDays | undefined>((db) => boardDays(db, 'proto', { category: 'all' }, now), [until]);
  const lastDay = dayOfDate(days?.dates.at(-1)?.date ?? '');
  const hasNext = lastDay !== undefined && lastDay + DAY_MS > until;
  const hasPrevious = from >= roundAt(now).starts[1];
  return {
    previous: hasPrevious ? beside(round, -1).number : undefined,
    next: hasNext ? beside(round, 1).number : undefined,
  };
}
