/** What must be right once a run has healed: everything told, everything equal. */
import { allFixtures } from '../../../src/db/queries/fixtures.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import { isOfTopics } from '../../../src/domain/events/topics.ts';
import { readPartial } from '../../../src/db/records/partialOffer.ts';
import { followedTopics } from '../../../src/db/records/followedTopics.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { canonical } from './canonical.ts';
import type { Oracle } from './oracle.ts';
import type { MemberTruth, SimulatedOrigin } from './simulatedOrigin.ts';

/** After the run has healed and `member` was signed in: everything told, everything equal. */
export async function judgeHealed(
  oracle: Oracle,
  db: HanpanDatabase,
  origin: SimulatedOrigin,
  member: MemberTruth,
): Promise<void> {
  const expectEqual = (what: string, found: unknown, expected: unknown) => {
    const [a, b] = [canonical(found), canonical(expected)];
    if (a !== b) oracle.fail(`${what} differ after healing`, `${member.id}: ${differenceOf(a, b)}`);
  };
  const topics = await followedTopics(db);
  // A partial offer has the games that are followed, and of others what was stored before.
  const isPartial = (await readPartial(db)) !== undefined;
  const known = (fixtures: Iterable<Fixture>) =>
    sortedBy(
      [...fixtures]
        .filter((one) => !isPartial || isOfTopics(topics, one))
        .map((one) => (isOfTopics(topics, one) ? one : { ...one, score: null, markets: [] })),
      'fixtureId',
    );
  expectEqual('fixtures', known(await allFixtures(db)), known(origin.feed.fixtures.values()));
  const theirs = await theirsOf(db);
  const [record] = (await theirs?.members.toArray()) ?? [];
  expectEqual('member records', record, member.record);
  expectEqual('balance and ledger', record?.emoney, member.ledgerSum());
  const stored = (await theirs?.bets.toArray()) ?? [];
  const newest = member.bets.slice(-stored.length);
  expectEqual('bets', sortedBy(stored, 'betId'), sortedBy(newest, 'betId'));
  for (const slip of (await theirs?.slips.toArray()) ?? []) {
    if (slip.phase.at === 'sending' || slip.phase.at === 'unknown') oracle.fail('slip waits for ever', slip.phase.at);
  }
  for (const [key, owner] of oracle.sent) {
    if (owner !== member.id) continue;
    const record = member.keys.get(key);
    const state = oracle.outboxStateOf(key);
    const isPlaced = record !== undefined && record !== 'void' && record.answer.status === 200;
    if (state === undefined || ['intent', 'sent', 'unknown'].includes(state)) {
      oracle.fail('bet of unknown outcome after healing', `${key} ${state ?? 'forgotten'}`);
    } else if (isPlaced !== (state === 'accepted')) oracle.fail('outbox contradicts the ledger', `${key} ${state}`);
    else if (isPlaced && oracle.told.get(key) !== 'accepted' && !oracle.passedOver.has(key))
      oracle.fail('placed and never told', key);
    else if (record === undefined) oracle.fail('outcome without a decision', `${key} ${state}`);
  }
}

const sortedBy = <Item>(items: readonly Item[], field: keyof Item): Item[] =>
  items.toSorted((a, b) => (String(a[field]) < String(b[field]) ? -1 : 1));

function differenceOf(a: string, b: string): string {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return `…${a.slice(Math.max(0, index - 60), index + 40)} ≠ …${b.slice(index, index + 40)}`;
}
