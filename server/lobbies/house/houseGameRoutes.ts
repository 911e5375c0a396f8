/** What the windows of house games read: their launches, and the rounds that were played (HSG-5). */
import { sql } from 'kysely';
import { houseLaunchesCall } from '../../../src/domain/calls/houseGames.ts';
import { houseRoundsCall } from '../../../src/domain/calls/lists.ts';
import { HouseRound } from '../../../src/domain/lobbies/houseRound.ts';
import type { HouseRoundFilter } from '../../../src/domain/lists/houseRoundList.ts';
import type { Clock } from '../../clock.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { answerLists, type RowsAsked } from '../../lists/answerLists.ts';
import type { HouseRoundTable } from '../../store/originTables.ts';
import type { Store, Work } from '../../store/store.ts';
import { readLaunches } from './launchHouse.ts';

/** Answers with a member's own launches and rounds, and with nobody else's. */
export function houseGameRoutes(
  answer: AnswerCall,
  { store, clock }: { readonly store: Store; readonly clock: Clock },
): void {
  answer(houseLaunchesCall, ({ session }) => store.read((tx) => readLaunches(tx, session.memberId, clock.now())));
  answerLists(answer, store)(houseRoundsCall, readRounds);
}

async function readRounds(
  tx: Work,
  { memberId, filter: { session }, after, limit }: RowsAsked<HouseRoundFilter>,
): Promise<readonly HouseRound[]> {
  const rows = await tx
    .selectFrom('house_rounds')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(session !== undefined, (query) => query.where('session_id', '=', session ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(at, round_id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(roundOfRow);
}

const roundOfRow = ({ round_id, session_id, drawn, ...rest }: HouseRoundTable): HouseRound =>
  HouseRound.parse({ ...rest, roundId: round_id, session: session_id, drawn: JSON.parse(drawn) as unknown });
