/** What is known of the score of a game beside what an operator enters: what its feed tells, also once it has left the offer, and what was entered last (RSL-7, RSL-8). */
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import type { LastEntered } from '../../../src/domain/office/results.ts';
import type { Operator } from '../../../src/domain/office/operator.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import {
  EnteredScore,
  toldScore,
  type KnownMatch,
  type ToldMatch,
} from '../../../src/domain/sports/outcomes/enteredScore.ts';
import { layEnteredScore, toldOf } from '../../results/storeGameResults.ts';
import type { Work } from '../../store/store.ts';

/** @returns `undefined` where the feed never told a score of it */
export async function readToldMatch(tx: Work, fixtureId: string): Promise<ToldMatch | undefined> {
  const offered = await tx.selectFrom('fixtures').select('body').where('fixture_id', '=', fixtureId).executeTakeFirst();
  if (offered !== undefined) {
    const { sportId, status, score } = JSON.parse(offered.body) as Fixture;
    if (score !== null) return { sportId, status, score, periods: score.play?.periods ?? [] };
  }
  const row = await tx
    .selectFrom('game_results')
    .select(['body', 'told'])
    .where('fixture_id', '=', fixtureId)
    .executeTakeFirst();
  const ended = row === undefined ? null : toldOf(row);
  if (ended === null) return undefined;
  const { sportId, status, score, periods } = ended;
  return { sportId, status, score, periods };
}

/** `null` where nobody entered one. */
export async function readLastEntered(tx: Work, fixtureId: string): Promise<LastEntered | null> {
  const row = await tx.selectFrom('entered_scores').selectAll().where('fixture_id', '=', fixtureId).executeTakeFirst();
  return row === undefined ? null : { score: EnteredScore.parse(JSON.parse(row.score)), name: row.name, at: row.at };
}

/** What an entry is held to: what was entered last, and of other parts what the feed tells. */
export async function readKnownMatch(tx: Work, fixtureId: string): Promise<KnownMatch> {
  const match = await readToldMatch(tx, fixtureId);
  const told = match === undefined ? null : toldScore(match);
  return { entered: (await readLastEntered(tx, fixtureId))?.score ?? null, told };
}

/** Takes the place of what was entered before, and is how the game ended for members where it says so (RES-6). @param at epoch ms */
export async function storeEntered(
  tx: Work,
  fixtureId: FixtureId,
  score: EnteredScore,
  { id, name }: Operator,
  at: number,
): Promise<void> {
  const said = { score: JSON.stringify(score), operator_id: id, name, at };
  await tx
    .insertInto('entered_scores')
    .values({ fixture_id: fixtureId, ...said })
    .onConflict((conflict) => conflict.column('fixture_id').doUpdateSet(said))
    .execute();
  await layEnteredScore(tx, fixtureId, score, at);
}
