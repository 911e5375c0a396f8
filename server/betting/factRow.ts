/**
 * What a bet rests on but the offer, as one row of one statement: each statement of a bet costs some 20 µs beyond what it reads, and there were a
 * dozen (decision 0151). What may be several rows comes as JSON.
 */
import { sql } from 'kysely';
import { BONUS_MARKET } from '../../src/domain/bet-slip/bonusPick.ts';
import type { FixtureId, MemberId } from '../../src/domain/kernel/ids.ts';
import { PULSE_KEY } from '../ingest/feedPulse.ts';
import { prepare, prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

/** Columns named `…Json` are JSON texts. */
export interface FactRow {
  readonly type: number;
  readonly level: number;
  readonly tendency: number;
  readonly emoney: number | null;
  /** When the feed last spoke, as text; `null` before the first time. */
  readonly pulse: string | null;
  /** State by producer. */
  readonly producersJson: string;
  /** The limits of the member's level; `null` where it has none. */
  readonly levelJson: string | null;
  /** What is stored of the house's settings that count here, by key: each a JSON text itself. */
  readonly settingsJson: string;
  /** Rows of `own_limits`. */
  readonly limitsJson: string;
  /** Of all exclusions the one that ends last. */
  readonly exclusionJson: string | null;
  readonly lastBetAt: number | null;
  /** `[fixture, selection]` of what has its result recorded of the fixtures, whatever the feed says of it. */
  readonly decidedJson: string;
  /** 1 for whom the house keeps out. */
  readonly isBlocked: number;
  /** `[bet, stake, fixture, market, line, selection]` of every pick of the member's open bets that name one of the fixtures; bonus odds are none. */
  readonly openPicksJson: string;
}

interface Asked {
  readonly memberId: string;
  /** JSON list of ids. */
  readonly fixtures: string;
}

const OPEN_PICK = ['bets.bet_id', 'stake', 'fixture_id', 'market_id', 'base_line', 'selection_id'];

const factRow = prepareOne(
  ({ memberId, fixtures }: Asked, _, { jsonArray, jsonByKey, jsonEach, jsonObject, jsonRows }) => sql<FactRow>`
    SELECT type, level, tendency,
      (SELECT balance FROM accounts WHERE account = 'available:' || ${memberId}) AS emoney,
      (SELECT value FROM meta WHERE key = ${PULSE_KEY}) AS pulse,
      (SELECT ${jsonByKey(sql`producer`, sql`state`)} FROM producers) AS "producersJson",
      (SELECT body FROM levels WHERE levels.level = members.level) AS "levelJson",
      (SELECT ${jsonByKey(sql`key`, sql`value`)} FROM settings
        WHERE key IN ('bettingRules', 'siteNoticeFlg', 'liveBettingTime', 'gameMaintenance', 'gameRests')) AS "settingsJson",
      (SELECT ${jsonRows(jsonObject('kind', 'span', 'amount', 'raised_to', 'raised_from'))}
        FROM own_limits WHERE member_id = ${memberId}) AS "limitsJson",
      (SELECT ${jsonObject('length', 'since', 'until')} FROM exclusions WHERE member_id = ${memberId}
        ORDER BY coalesce(until, ${Number.MAX_SAFE_INTEGER}) DESC LIMIT 1) AS "exclusionJson",
      (SELECT placed_at FROM bets WHERE member_id = ${memberId} ORDER BY placed_at DESC LIMIT 1) AS "lastBetAt",
      (SELECT ${jsonRows(jsonArray(...OPEN_PICK.map((column) => sql.ref(column))))}
        FROM bets JOIN bet_picks ON bet_picks.bet_id = bets.bet_id
        WHERE bets.status = 0 AND market_id <> ${BONUS_MARKET} AND bets.bet_id IN (
          SELECT bet_id FROM bet_picks WHERE member_id = ${memberId} AND fixture_id IN (SELECT value FROM ${jsonEach(fixtures)})
        )) AS "openPicksJson",
      (SELECT ${jsonRows(jsonArray(sql.ref('fixture_id'), sql.ref('selection_id')))} FROM results
        WHERE settlement IS NOT NULL AND fixture_id IN (SELECT value FROM ${jsonEach(fixtures)})) AS "decidedJson",
      (SELECT count(*) FROM member_blocks WHERE member_id = ${memberId}) AS "isBlocked"
    FROM members WHERE id = ${memberId}`,
);

const fixtureBodies = prepare(
  (given: Pick<Asked, 'fixtures'>, _, { jsonEach }) => sql<{ fixture_id: string; body: string }>`
    SELECT fixture_id, body FROM fixtures WHERE fixture_id IN (SELECT value FROM ${jsonEach(given.fixtures)})`,
);

/** @throws if there is no such member */
export async function readFactRow(tx: Work, memberId: MemberId, fixtureIds: readonly FixtureId[]): Promise<FactRow> {
  const row = await factRow(tx, { memberId, fixtures: JSON.stringify(fixtureIds) });
  if (row === undefined) throw new Error('a session without its member');
  return row;
}

/** Fixtures of a bet as they are stored, JSON texts: those of them that there are. */
export function readFixtureBodies(tx: Work, fixtureIds: readonly FixtureId[]) {
  return fixtureBodies(tx, { fixtures: JSON.stringify(fixtureIds) });
}
