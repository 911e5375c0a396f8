/** All that the decision on a bet rests on, read in the transaction that stores the decision. */
import type { BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import type { BackedPick } from '../../src/domain/bets/hedgeRules.ts';
import type { FixtureId, MemberId, SelectionId } from '../../src/domain/kernel/ids.ts';
import type { Cap } from '../../src/domain/limits/caps.ts';
import { isExcluded, type Exclusion } from '../../src/domain/limits/exclusion.ts';
import type { OwnStanding } from '../../src/domain/limits/ownRefusal.ts';
import type { LevelSetting } from '../../src/domain/session/limits.ts';
import type { Member } from '../../src/domain/session/member.ts';
import type { Fixture, Selection } from '../../src/domain/sports/fixture.ts';
import { gameClosing, openRounds } from '../draws/roundFacts.ts';
import { levelOf } from '../house/levels.ts';
import type { BettingRules, SettingKey, Settings } from '../../src/domain/house/settingSchemas.ts';
import { settingOf } from '../house/settings.ts';
import { effectiveStates } from '../ingest/feedPulse.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import { readCaps } from '../limits/caps.ts';
import { ownLimitOf } from '../limits/ownRows.ts';
import { standingOf } from '../limits/ownStanding.ts';
import { groupRows } from '../store/groupRows.ts';
import type { OwnLimitTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';
import { readFactRow, readFixtureBodies, type FactRow } from './factRow.ts';

/** What of a member a decision asks. */
export type Bettor = Pick<Member, 'id' | 'type' | 'level' | 'tendency' | 'emoney'>;

/** Member, limits, balance and other bets as of one moment. */
export interface BettingFacts {
  readonly member: Bettor;
  /** Whether the house keeps the member out (MBR-4): a bet may have been held since before. */
  readonly isBlocked: boolean;
  readonly level: LevelSetting | undefined;
  /** What the house caps below it (LIM-6). */
  readonly caps: readonly Cap[];
  readonly rules: BettingRules;
  /** How long bets on games in play are held (CLS-3). */
  readonly delays: Settings['liveBettingTime'];
  /** Of the offer; what has its result is over there (RSL-10). */
  readonly fixtures: ReadonlyMap<FixtureId, Fixture>;
  /** As they count now: silence included. */
  readonly producers: Readonly<ProducerStates>;
  /** Whether the feed has been silent for too long, whatever its producers said last. */
  readonly isSilent: boolean;
  /** The member's open bets that name one of the fixtures. */
  readonly openBets: readonly OpenBet[];
  /** Whether the site is under maintenance (SES-10). */
  readonly isMaintained: boolean;
  /** Why a game that a round of the bet is of takes no bets (ROU-10, ROU-19). */
  readonly gameClosing: 'maintenance' | 'gameRests' | undefined;
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
  const ids = [...new Set(bettings.map((line) => line.fixtureId))];
  const row = await readFactRow(tx, memberId, ids);
  const bodies = await readFixtureBodies(tx, ids);
  const decided = decidedOf(row);
  const settings = JSON.parse(row.settingsJson) as Partial<Record<SettingKey, string>>;
  const silentFor = now - Number(row.pulse ?? 0);
  const { level, tendency, emoney } = row;
  return {
    member: { id: memberId, type: row.type as Bettor['type'], level, tendency, emoney: emoney ?? 0 },
    isBlocked: row.isBlocked === 1,
    level: row.levelJson === null ? undefined : levelOf(row.levelJson),
    caps: await readCaps(tx),
    rules: settingOf('bettingRules', settings.bettingRules),
    delays: settingOf('liveBettingTime', settings.liveBettingTime),
    fixtures: new Map([
      ...bodies.map(
        ({ fixture_id, body }) => [fixture_id as FixtureId, offeredOf(JSON.parse(body) as Fixture, decided)] as const,
      ),
      ...(await openRounds(tx, ids, now)),
    ]),
    producers: effectiveStates(JSON.parse(row.producersJson) as ProducerStates, silentFor, feedSilenceMs),
    isSilent: silentFor > feedSilenceMs,
    gameClosing: gameClosing(ids, settings),
    isMaintained: settingOf('siteNoticeFlg', settings.siteNoticeFlg) === 1,
    openBets: openBetsOf(row),
    own: await standingOf(tx, memberId, { ...ownOf(row, now), now }),
    lastBetAt: row.lastBetAt ?? undefined,
    now,
  };
}

/** A result may be recorded by hand while the feed has the selection open, or opens it again: nobody bets on what is known. */
function offeredOf(fixture: Fixture, decided: ReadonlySet<string>): Fixture {
  if (decided.size === 0) return fixture;
  const isDecided = ({ selectionId }: Selection) => decided.has(decidedKey(fixture.fixtureId, selectionId));
  const markets = fixture.markets.map((market) => ({
    ...market,
    selections: market.selections.map((one) => (isDecided(one) ? { ...one, status: 'settled' as const } : one)),
  }));
  return { ...fixture, markets };
}

const decidedKey = (fixtureId: string, selectionId: string) => JSON.stringify([fixtureId, selectionId]);

function decidedOf({ decidedJson }: FactRow): ReadonlySet<string> {
  const pairs = JSON.parse(decidedJson) as [fixtureId: string, selectionId: string][];
  return new Set(pairs.map((pair) => decidedKey(...pair)));
}

function ownOf({ limitsJson, exclusionJson }: FactRow, now: number): Pick<OwnStanding, 'limits' | 'exclusion'> {
  const limits = (JSON.parse(limitsJson) as Omit<OwnLimitTable, 'member_id'>[]).map(ownLimitOf);
  const last = exclusionJson === null ? undefined : (JSON.parse(exclusionJson) as Exclusion);
  return { limits, exclusion: isExcluded(last, now) ? last : undefined };
}

type OpenPick = [betId: string, stake: number, fixture: string, market: string, line: string, selection: string];

function openBetsOf({ openPicksJson }: FactRow): OpenBet[] {
  const picks = JSON.parse(openPicksJson) as OpenPick[];
  return [...groupRows(picks, ([betId]) => betId).values()].map((ofBet) => ({
    stake: ofBet[0]?.[1] ?? 0,
    picks: ofBet.map(([, , fixture, marketId, baseLine, selection]) => ({
      fixtureId: fixture as FixtureId,
      marketId,
      baseLine,
      selectionId: selection as SelectionId,
    })),
  }));
}
