/** A house that lives on by a clock that a run moves: rounds are drawn second by second, members bet on those that are open. */
import { BettingAccepted } from '../../../../src/domain/bets/bettingCall.ts';
import type { GameRow } from '../../../../src/domain/mini-games/gameTable.ts';
import { fixtureOfRound } from '../../../../src/domain/mini-games/roundFixture.ts';
import type { Origin } from '../../../../server/origin.ts';
import type { ManualClock } from '../../feed/manualClock.ts';
import type { Caller } from '../../support/caller.ts';
import { betOnRound, roundOn } from '../support/drawHouse.ts';

const SECOND = 1_000;
export const STAKE = 5_000;

/** A bet that its member was told is taken. */
export interface TakenBet {
  readonly betId: string;
  readonly memberId: string;
  readonly selectionId: string;
  readonly roundId: string;
}

export interface LiveOptions {
  readonly origin: Origin;
  readonly clock: ManualClock;
  readonly games: readonly GameRow[];
  readonly members: readonly Caller[];
  /** Epoch ms of the clock. */
  readonly until: number;
  readonly betsAMinute: number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly onBet: (bet: TakenBet | 'refused') => void;
  /** After each minute of the clock. */
  readonly onMinute: (now: number) => void;
}

export async function liveOn({ origin, clock, until, onMinute, ...betting }: LiveOptions): Promise<void> {
  while (clock.now() < until) {
    await clock.advance(SECOND - (clock.now() % SECOND));
    await origin.drawn();
    if (betting.random() * 60 < betting.betsAMinute) await betOnce(clock, betting);
    if (clock.now() % (60 * SECOND) === 0) onMinute(clock.now());
  }
  await origin.settled();
}

type Betting = Pick<LiveOptions, 'games' | 'members' | 'random' | 'onBet'>;

async function betOnce(clock: ManualClock, { games, members, random, onBet }: Betting): Promise<void> {
  const anyOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const game = anyOf(games);
  const member = anyOf(members);
  const roundId = roundOn(game, clock.now());
  const markets = fixtureOfRound(roundId)?.markets ?? [];
  const market = Math.floor(random() * markets.length);
  const cell = Math.floor(random() * (markets[market]?.selections.length ?? 0));
  const selectionId = markets[market]?.selections[cell]?.selectionId ?? '';
  const { status, body } = await betOnRound(member, game, roundId, { market, cell }, { amounts: STAKE });
  if (status !== 200) onBet('refused');
  else onBet({ betId: BettingAccepted.parse(body).betId, memberId: member.memberId, selectionId, roundId });
}
