/**
 * The model origin's members: ledger, keys and bets (docs/API.md "Betting"). Small and sequential: one call is decided wholly
 * before the next, and the ledger is a list that is only ever appended to.
 */
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { BetId, BetKey, MemberId } from '../../../src/domain/kernel/ids.ts';
import { formatOdds, parseOdds, totalOdds } from '../../../src/domain/kernel/odds.ts';
import { BettingRequest } from '../../../src/domain/bets/bettingCall.ts';
import { formatPosition } from '../../../src/domain/kernel/position.ts';
import { sampleMember } from '../engine/sampleData.ts';
import type { Dice } from './dice.ts';
import type { FeedModel } from './feedModel.ts';
import { FUNDS, type Answer, type MemberTruth } from './simulatedOrigin.ts';
import { createStreamModel, type StreamModel } from './streamModel.ts';

interface LedgerEntry {
  readonly amount: number;
  readonly key: string;
  readonly why: 'funding' | 'bet' | 'payout';
}

/** With what was asked, so that another request under the same key is told apart. */
type KnownKey = { readonly payload: string; readonly answer: Answer } | 'void';

export interface MemberModel extends MemberTruth {
  readonly stream: StreamModel;
  place(key: string, body: unknown): Answer;
  ask(key: string): Answer;
  voidKey(key: string): Answer;
  settleSome(): void;
  restart(epoch: string): void;
}

const NEWEST_BETS = 100;

export function createMemberModel(name: string, feed: FeedModel, dice: Dice, now: () => number): MemberModel {
  const stream = createStreamModel(`${name}e1`);
  const id = MemberId.parse(name);
  const bets: Bet[] = [];
  const open: number[] = [];
  const keys = new Map<string, KnownKey>();
  const ledger: LedgerEntry[] = [{ amount: FUNDS, key: '', why: 'funding' }];
  let record = sampleMember({ id, userId: name, nickname: name, emoney: FUNDS, updatedAt: now() });
  const balances = new Map<string, number>();
  /** Writes down where the stream stands and what the balance is there. */
  const stand = () => {
    const position = { epoch: stream.epoch, offset: stream.head };
    record = { ...record, position };
    balances.set(formatPosition(position), record.emoney);
  };
  stand();

  let counts: number[] = [0];
  const say = (type: string, at: number, data: unknown): number => {
    counts[stream.head + 1] = bets.length;
    const offset = stream.append({ type, at, data });
    stand();
    return offset;
  };

  /** Money moves, the record changes and the event is said, all at once. */
  const move = (amount: number, key: string, why: LedgerEntry['why'], betId: string): number => {
    const at = now();
    ledger.push({ amount, key, why });
    record = { ...record, emoney: record.emoney + amount, updatedAt: at };
    const kind = why === 'bet' ? 'betHeld' : 'betPaid';
    return say('BalanceChanged', at, { emoney: record.emoney, delta: amount, kind, betId });
  };

  const decide = (key: string, request: BettingRequest): Answer => {
    const changes: unknown[] = [];
    const picks: Bet['picks'] = [];
    for (const line of request.bettings) {
      const fixture = feed.fixtures.get(line.fixtureId);
      const market = fixture?.markets.find(({ selections }) => selections.some((s) => s.selectionId === line.oddsId));
      const selection = market?.selections.find((candidate) => candidate.selectionId === line.oddsId);
      if (fixture === undefined || market === undefined || selection?.status !== 'open') {
        return { status: 422, body: { message: 'closed' } };
      }
      if (selection.odds !== parseOdds(line.betPrice) || line.version > selection.version) {
        const { odds, selectionId, version } = selection;
        const old = { oddsId: line.oddsId, marketName: market.name, betName: selection.name, betPrice: line.betPrice };
        const fresh = { id: selectionId, version, betPrice: formatOdds(odds), betPriceByAdmin: null };
        const { fixtureId } = fixture;
        const betBaseline = market.baseLine;
        changes.push({ old: { ...old, betBaseline }, new: { ...fresh, betBaseline, fixtureId } });
      }
      const { leagueName, home, away, startAt, sportId, fixtureId } = fixture;
      const { selectionId, side, line: handicap, odds, version } = selection;
      const words = { marketId: market.marketId, marketName: market.name, side, name: selection.name };
      const game = { leagueName, home, away, startAt, sportId, fixtureId };
      picks.push({
        ...game,
        ...words,
        selectionId,
        line: handicap,
        baseLine: market.baseLine,
        odds,
        version,
        settlement: null,
      });
    }
    if (changes.length > 0) return { status: 409, body: changes };
    if (request.amounts > record.emoney) return { status: 422, body: { message: 'balance' } };
    const betId = BetId.parse(`${name}-b${bets.length + 1}`);
    const total = totalOdds(picks.map((pick) => pick.odds));
    const placedAt = now();
    const bet: Bet = {
      betId,
      key: BetKey.parse(key),
      page: 'wintielose',
      betStyle: 'KR',
      stake: request.amounts,
      totalOdds: total,
      expectedWinnings: Math.floor((request.amounts * total) / 100),
      paid: 0,
      status: 0,
      placedAt,
      settledAt: null,
      picks,
    };
    open.push(bets.length);
    bets.push(bet);
    say('BetAccepted', placedAt, { bet });
    move(-request.amounts, key, 'bet', betId);
    const body = { betId, placedAt, totalRatio: formatOdds(total), amounts: request.amounts, emoney: record.emoney };
    return { status: 200, body };
  };

  return {
    stream,
    id: name,
    get record() {
      return record;
    },
    bets,
    keys,
    balanceAt: (position) => balances.get(formatPosition(position)),
    ledgerSum: () => ledger.reduce((sum, { amount }) => sum + amount, 0),
    debits: () => ledger.filter(({ why }) => why === 'bet').length,
    betsAt: (offset) => counts[offset],
    place(key, body) {
      const request = BettingRequest.safeParse(body);
      if (!request.success || !BetKey.safeParse(key).success) return { status: 400, body: { message: 'form' } };
      if (request.data.memberId !== id) return { status: 403, body: { message: 'other member' } };
      const payload = JSON.stringify(request.data);
      const known = keys.get(key);
      if (known === 'void') return { status: 410, body: { message: 'void' } };
      if (known !== undefined) {
        return known.payload === payload ? known.answer : { status: 422, body: { message: 'other payload' } };
      }
      const answer = decide(key, request.data);
      keys.set(key, { payload, answer });
      return answer;
    },
    ask(key) {
      const known = keys.get(key);
      if (known === undefined) return { status: 200, body: { state: 'absent' } };
      return { status: 200, body: known === 'void' ? { state: 'void' } : { state: 'decided', ...known.answer } };
    },
    voidKey(key) {
      if (!keys.has(key)) keys.set(key, 'void');
      return this.ask(key);
    },
    settleSome() {
      const index = open.splice(dice.below(Math.max(1, open.length)), 1)[0];
      const bet = index === undefined ? undefined : bets[index];
      if (bet === undefined || index === undefined) return;
      const isWon = dice.chance(0.4);
      const settlement = isWon ? 2 : 1;
      const paid = isWon ? bet.expectedWinnings : 0;
      const status = isWon ? 2 : 1;
      const settled: Bet = {
        ...bet,
        status,
        paid,
        settledAt: now(),
        picks: bet.picks.map((pick) => ({ ...pick, settlement })),
      };
      bets[index] = settled;
      const { betId, settledAt, picks } = settled;
      say('BetSettled', now(), { betId, status, paid, settledAt, picks });
      if (paid > 0) move(paid, bet.key, 'payout', betId);
    },
    restart(epoch) {
      stream.restart(epoch);
      counts = [bets.length];
      stand();
    },
  };
}

/** The newest bets, as an image has them. */
export const imageBets = (member: MemberModel): readonly Bet[] => member.bets.slice(-NEWEST_BETS).toReversed();
