/**
 * What the stream of games tells of rounds, in the lists of their game (LST-8): beside the transaction that stores the event, since lists are the
 * member's. What a crash between the two loses, the page that shows the list finds missing by the clock and asks for.
 */
import type { DomainEvent } from '../../domain/events/catalogue.ts';
import { roundList, type RoundFilter } from '../../domain/lists/roundList.ts';
import { grownOld, insertKey } from '../../domain/lists/listRuns.ts';
import { nextRound, type Round } from '../../domain/mini-games/round.ts';
import { theirsOf } from '../tables/theirs.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';

/** A round that does not follow the newest one that is here leaves a gap: the list is old then. Lists of more than one game are as they were asked for. */
export async function tellRounds(db: HanpanDatabase, events: readonly (DomainEvent | null)[]): Promise<void> {
  const rounds = events.flatMap((event) => (event?.type === 'RoundEnded' ? [event.data.round] : []));
  if (rounds.length === 0) return;
  const theirs = await theirsOf(db);
  await theirs?.transaction('rw', theirs.listRows, () => tellVoided(theirs, rounds));
  await theirs?.transaction('rw', [theirs.lists, theirs.listRows], async () => {
    for (const list of await theirs.lists.toArray()) {
      const told = list.name === 'rounds' ? rounds.filter((round) => isTold(round, list.filter)) : [];
      if (told.length === 0) continue;
      let { runs } = list;
      for (const round of told) {
        const key = roundList.keyOf(round);
        const [newest] = runs[0]?.keys ?? [];
        const follows =
          newest === undefined || newest.at >= key.at || nextRound(newest.id as Round['roundId']) === key.id;
        runs = insertKey(follows ? runs : grownOld(runs), key);
      }
      const rows = told.map((round) => ({ name: 'rounds' as const, id: round.roundId, row: round, position: null }));
      await theirs.listRows.bulkPut(rows);
      await theirs.lists.put({ ...list, runs });
    }
  });
}

/** One that an operator made void is another row than it was (ROU-18), in whatever list it is. */
async function tellVoided({ listRows }: MemberDatabase, rounds: readonly Round[]): Promise<void> {
  for (const round of rounds) {
    const isKept = round.voidedAt !== undefined && (await listRows.get(['rounds', round.roundId])) !== undefined;
    if (isKept) await listRows.put({ name: 'rounds', id: round.roundId, row: round, position: null });
  }
}

/** An image says nothing of rounds: after what it passed over nothing that is kept of them is taken for certain (LST-4). */
export async function ageRounds(db: HanpanDatabase): Promise<void> {
  const theirs = await theirsOf(db);
  await theirs?.transaction('rw', theirs.lists, async () => {
    for (const list of await theirs.lists.toArray())
      if (list.name === 'rounds') await theirs.lists.put({ ...list, runs: grownOld(list.runs) });
  });
}

const isTold = (round: Round, filter: RoundFilter): boolean =>
  filter.gameId === round.gameId && roundList.fits(round, filter);
