/** All that the decision on a bet rests on, read in the transaction that stores the decision. */
import { BONUS_MARKET } from '../../src/domain/bet-slip/bonusPick.ts';
import type { BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import type { BackedPick } from '../../src/domain/bets/hedgeRules.ts';
import type { FixtureId, MemberId, SelectionId } from '../../src/domain/kernel/ids.ts';
import type { OwnStanding } from '../../src/domain/limits/ownRefusal.ts';
import type { LevelSetting } from '../../src/domain/session/limits.ts';
import type { Member } from '../../src/domain/session/member.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { isGameClosed, openRounds } from '../draws/roundFacts.ts';
import { readLevel } from '../house/levels.ts';
import type { BettingRules } from '../../src/domain/house/settingSchemas.ts';
import { readSetting } from '../house/settings.ts';
import { effectiveStates, readPulse } from '../ingest/feedPulse.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import { readOwnStanding } from '../limits/ownStanding.ts';
import { readMember } from '../session/readMember.ts';
import { groupRows } from '../store/groupRows.ts';
import type { Work } from '../store/store.ts';

/** Member, limits, balance and other bets as of one moment. */
export interface BettingFacts {
  readonly member: Member;
  readonly level: LevelSetting | undefined;
  readonly rules: BettingRules;
  readonly fixtures: ReadonlyMap<FixtureId, Fixture>;
  /** As they count now: silence included. */
  readonly producers: Readonly<ProducerStates>;
  /** Whether the feed has been silent for too long, whatever its producers said last. */
  readonly isSilent: boolean;
  /** The member's open bets that name one of the fixtures. */
  readonly openBets: readonly OpenBet[];
  /** Whether the site is under maintenance (SES-10). */
  readonly isMaintained: boolean;
  /** Whether the house has closed a game that a round of the bet is of (ROU-10). */
  readonly isGameClosed: boolean;
  /** The member's own limits and what was used of them (FAIR-03). */
  readonly own: OwnStanding;
  /** When the member's last bet was placed, epoch ms; `undefined` before the first. */
  readonly lastBetAt: number | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/** What limits and hedging rules must know of another bet of the member. */
export interface OpenBet {
  /** Won. */
  readonly stake: number;
  readonly picks: readonly BackedPick[];
}

/**
 * @param feedSilenceMs how long the feed may be silent before its prices cannot be bet on
 * @param now epoch ms
 * @throws if there is no such member
 */
export async function readFacts(
  tx: Work,
  { bettings }: BettingRequest,
  memberId: MemberId,
  feedSilenceMs: number,
  now: number,
): Promise<BettingFacts> {
  const member = await readMember(tx, memberId);
  if (member === undefined) throw new Error('a session without its member');
  const silentFor = now - (await readPulse(tx));
  const producerRows = await tx.selectFrom('producers').select(['producer', 'state']).execute();
  const states = Object.fromEntries(producerRows.map((row) => [row.producer, row.state])) as ProducerStates;
  const ids = [...new Set(bettings.map((line) => line.fixtureId))];
  const rows = await tx.selectFrom('fixtures').select(['fixture_id', 'body']).where('fixture_id', 'in', ids).execute();
  return {
    member,
    level: await readLevel(tx, member.level),
    rules: await readSetting(tx, 'bettingRules'),
    fixtures: new Map([
      ...rows.map((row) => [row.fixture_id as FixtureId, JSON.parse(row.body) as Fixture] as const),
      ...(await openRounds(tx, ids, now)),
    ]),
    producers: effectiveStates(states, silentFor, feedSilenceMs),
    isSilent: silentFor > feedSilenceMs,
    isGameClosed: await isGameClosed(tx, ids),
    isMaintained: (await readSetting(tx, 'siteNoticeFlg')) === 1,
    openBets: await readOpenBets(tx, memberId, ids),
    own: await readOwnStanding(tx, memberId, now),
    lastBetAt: await readLastBetAt(tx, memberId),
    now,
  };
}

async function readOpenBets(tx: Work, memberId: MemberId, fixtureIds: readonly FixtureId[]): Promise<OpenBet[]> {
  const rows = await tx
    .selectFrom('bets')
    .innerJoin('bet_picks', 'bet_picks.bet_id', 'bets.bet_id')
    .select(['bets.bet_id', 'bets.stake', 'bet_picks.fixture_id', 'bet_picks.market_id', 'bet_picks.base_line'])
    .select('bet_picks.selection_id')
    .where('bets.status', '=', 0)
    .where('bet_picks.market_id', '!=', BONUS_MARKET)
    .where('bets.bet_id', 'in', (select) =>
      select
        .selectFrom('bet_picks as mine')
        .select('mine.bet_id')
        .where('mine.member_id', '=', memberId)
        .where('mine.fixture_id', 'in', fixtureIds),
    )
    .execute();
  return [...groupRows(rows, (row) => row.bet_id).values()].map((ofBet) => ({
    stake: ofBet[0]?.stake ?? 0,
    picks: ofBet.map((row) => ({
      fixtureId: row.fixture_id as FixtureId,
      marketId: row.market_id,
      baseLine: row.base_line,
      selectionId: row.selection_id as SelectionId,
    })),
  }));
}

async function readLastBetAt(tx: Work, memberId: MemberId): Promise<number | undefined> {
  const row = await tx
    .selectFrom('bets')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.placed_at;
}
