/** One bet of each status: open, won, lost, won in part, cancelled. Sums in won, odds in hundredths. */
import { Bet } from '../../domain/bets/bet.ts';
import { MARKET } from '../../domain/reference/markets.ts';
import { SPORT } from '../../domain/reference/sports.ts';
import type { BetStatus } from '../../domain/reference/statuses.ts';
import { design } from './copy/design.ts';

const PLACED_AT = Date.UTC(2026, 9, 24, 4, 40);
const DAY_MS = 86_400_000;

function exampleBet(status: BetStatus, serial: number, home: string, stake: number, odds: number, paid: number): Bet {
  return Bet.parse({
    betId: String(serial),
    key: `design-example-of-a-bet-${serial}`,
    page: 'wintielose',
    betStyle: 'KR',
    stake,
    totalOdds: odds,
    expectedWinnings: (stake * odds) / 100,
    paid,
    status,
    placedAt: PLACED_AT - serial * DAY_MS,
    settledAt: status === 0 ? null : PLACED_AT,
    picks: [
      {
        selectionId: `${serial}1`,
        fixtureId: String(serial),
        sportId: SPORT.football,
        marketId: MARKET.oneXTwo,
        marketName: '1X2',
        side: 'home',
        name: '1',
        line: '',
        baseLine: '',
        leagueName: design.league,
        home,
        away: design.teams.away,
        startAt: PLACED_AT,
        odds,
        version: 1,
        settlement: null,
      },
    ],
  });
}

export const exampleBets: readonly Bet[] = [
  exampleBet(0, 0, design.teams.home, 50_000, 758, 0),
  exampleBet(2, 1, design.others[1], 100_000, 324, 324_000),
  exampleBet(1, 2, design.others[3], 200_000, 186, 0),
  exampleBet(3, 3, design.others[2], 30_000, 275, 82_500),
  exampleBet(-1, 4, design.others[0], 50_000, 270, 50_000),
];
