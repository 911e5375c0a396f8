/** Rounds that operators may make void, each with what is backed of it; one of them selection by selection (ROU-15). */
import { sql } from 'kysely';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { partsOf, timesOf, type Round, type RoundId } from '../../../src/domain/mini-games/round.ts';
import type { OfficeRound, RoundOfOffice, RoundSelection, RoundView } from '../../../src/domain/office/rounds.ts';
import { roundOfRow } from '../../draws/roundRow.ts';
import { knownRound, type KnownRound } from '../../draws/voidByOperator.ts';
import { voidRound } from '../../draws/missedRounds.ts';
import type { Work } from '../../store/store.ts';
import { backedSums, type BackedSums } from '../results/backedSums.ts';

const MOST_ROUNDS = 200;
const MOST_SELECTIONS = 500;

interface Asked {
  readonly view: RoundView;
  readonly gameId?: string | undefined;
}

export async function readOfficeRounds(tx: Work, { view, gameId }: Asked): Promise<readonly OfficeRound[]> {
  const rounds = view === 'open' ? await backedRounds(tx, gameId) : await endedRounds(tx, view, gameId);
  return withBets(tx, rounds);
}

/** Those with open bets, whether they have ended or not. Open picks are few. */
async function backedRounds(tx: Work, gameId: string | undefined): Promise<readonly KnownRound[]> {
  const { rows } = await sql<{ roundId: string; at: number }>`
    SELECT p.fixture_id AS "roundId", min(p.start_at) AS at FROM bet_picks p JOIN bets b ON b.bet_id = p.bet_id AND b.status = 0
    WHERE p.settlement IS NULL AND p.fixture_id LIKE ${gameId === undefined ? 'mg.%' : `mg.${gameId}.%`}
    GROUP BY p.fixture_id ORDER BY 2, 1 LIMIT ${MOST_ROUNDS}`.execute(tx);
  const ids = rows.map(({ roundId }) => roundId).filter((id) => partsOf(id) !== undefined);
  if (ids.length === 0) return [];
  const ended = await tx.selectFrom('rounds').selectAll().where('round_id', 'in', ids).execute();
  const known = new Map<string, KnownRound>(
    ended.map((row) => [row.round_id, { round: roundOfRow(row), hasEnded: true }]),
  );
  return ids.map((id) => known.get(id) ?? { round: undrawn(id as RoundId), hasEnded: false });
}

async function endedRounds(
  tx: Work,
  view: 'drawn' | 'voided',
  gameId: string | undefined,
): Promise<readonly KnownRound[]> {
  const rows = await tx
    .selectFrom('rounds')
    .selectAll()
    .$if(view === 'drawn', (query) => query.where('state', '=', 'drawn'))
    .$if(view === 'voided', (query) => query.where('voided_at', 'is not', null))
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .orderBy(view === 'drawn' ? 'draws_at' : 'voided_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(MOST_ROUNDS)
    .execute();
  return rows.map((row) => ({ round: roundOfRow(row), hasEnded: true }));
}

const undrawn = (roundId: RoundId): Round =>
  voidRound({ roundId, gameId: partsOf(roundId)?.game.gameId ?? '', drawsAt: timesOf(roundId).drawsAt });

interface BetSums {
  readonly roundId: string;
  readonly bets: number;
  readonly openBets: number;
  readonly stakes: number;
  readonly paid: number;
}

async function withBets(tx: Work, rounds: readonly KnownRound[]): Promise<readonly OfficeRound[]> {
  if (rounds.length === 0) return [];
  // Each bet once, however many of its picks are of the round.
  const { rows } = await sql<BetSums>`
    SELECT p."roundId", count(*) AS bets, sum(CASE WHEN b.status = 0 THEN 1 ELSE 0 END) AS "openBets", sum(b.stake) AS stakes, sum(b.paid) AS paid
    FROM (SELECT DISTINCT fixture_id AS "roundId", bet_id FROM bet_picks
      WHERE fixture_id IN (${sql.join(rounds.map(({ round }) => round.roundId))})) p
    JOIN bets b ON b.bet_id = p.bet_id GROUP BY p."roundId"`.execute(tx);
  const sums = new Map(rows.map(({ roundId, ...of }) => [roundId, of]));
  const none = { bets: 0, openBets: 0, stakes: 0, paid: 0 };
  return rounds.map((known) => ({ ...standingOf(known), ...(sums.get(known.round.roundId) ?? none) }));
}

function standingOf({ round, hasEnded }: KnownRound) {
  const { roundId, gameId, drawsAt, state, seed, voidedAt } = round;
  const isMissed = hasEnded && state === 'void' && voidedAt === undefined;
  const drawn = seed === '' ? (isMissed ? ('missed' as const) : ('undrawn' as const)) : ('drawn' as const);
  return { roundId, gameId, drawsAt, state: drawn, voidedAt: voidedAt ?? null };
}

/**
 * @param now epoch ms
 * @returns `undefined` for a round that has not opened, or that is kept no longer
 */
export async function readOfficeRound(tx: Work, roundId: string, now: number): Promise<RoundOfOffice | undefined> {
  const known = await knownRound(tx, roundId, now);
  if (known === undefined) return undefined;
  const [round] = await withBets(tx, [known]);
  if (round === undefined) return undefined;
  const { any } = tx.engine;
  const { rows } = await sql<BackedSums>`
    SELECT ${backedSums(tx.engine)}
    FROM bet_picks p JOIN bets b ON b.bet_id = p.bet_id
    LEFT JOIN results r ON r.fixture_id = p.fixture_id AND r.selection_id = p.selection_id
    WHERE p.fixture_id = ${roundId} GROUP BY p.selection_id
    ORDER BY ${any(sql`p.market_id`)}, p.selection_id LIMIT ${MOST_SELECTIONS}`.execute(tx);
  const selections = rows.map(({ body, ...sums }): RoundSelection => {
    const { selectionId, fixtureId, sportId, marketId, marketName, leagueName, home, away, name } = JSON.parse(
      body,
    ) as BetPick;
    return { selectionId, fixtureId, sportId, marketId, marketName, leagueName, home, away, name, ...sums };
  });
  return { round, drawn: known.round.drawn, selections };
}
