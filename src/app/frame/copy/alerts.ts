/** The words of alerts: what happened, and nothing that draws anybody anywhere. */
import type { Alert, AlertChoice } from '../../../domain/alerts/alerts.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { offeredOdds } from '../../../domain/sports/fixture.ts';
import { betStatusNames } from '../../kit/copy/codes.ts';
import { pickNameOf, summaryOf, teamsText } from '../../kit/copy/picks.ts';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';

export const alerts = {
  title: '알림',
  hint: '보고 있는 경기는 따로 알리지 않습니다.',
  denied: '브라우저 설정에서 알림이 차단되어 있습니다.',
  names: {
    settled: '베팅 결과',
    kickOff: '즐겨찾기한 팀의 경기 시작',
    goal: '즐겨찾기한 팀 경기의 득점',
    price: '설정한 배당 도달',
    browser: '브라우저 알림으로도 받기',
  } satisfies Readonly<Record<AlertChoice, string>>,
} as const;

/** One line. */
export function alertText(alert: Alert): string {
  if (alert.kind === 'settled') {
    const { bet } = alert;
    const paid = bet.paid > 0 ? ` · 당첨금 ${formatWon(bet.paid)}원` : '';
    return `${betStatusNames[bet.status]} · ${summaryOf(bet.picks)}${paid}`;
  }
  if (alert.kind === 'price') {
    const { game, market, selection } = alert.reached;
    const pick = pickNameOf({ ...selection, home: game.home, away: game.away });
    const name = marketNameIn(game.sportId, market);
    return `배당 도달 · ${pick} ${formatOdds(offeredOdds(selection))} · ${name} · ${teamsText(game)}`;
  }
  const { game } = alert;
  if (alert.kind === 'kickOff') return `경기 시작 · ${teamsText(game)}`;
  return `득점 · ${game.home} ${game.score?.home ?? 0} : ${game.score?.away ?? 0} ${game.away}`;
}
