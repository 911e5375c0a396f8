/** How fixtures, markets and selections are called on the risk page. */
import type { RiskFixture, RiskMarket } from '../../../../domain/office/risk.ts';
import type { HoldScope } from '../../../../domain/sports/rulings.ts';
import { marketNameOf } from '../../../kit/copy/markets.ts';
import { periodNameOf } from '../../../kit/copy/periods.ts';
import { pickNameOf, teamsText, type Named } from '../../../kit/copy/picks.ts';
import { sportNameOf } from '../../../kit/copy/sports.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { risk, scopeNames } from '../../copy/risk.ts';
import type { RiskRow } from './riskRows.ts';

export const marketText = ({ marketId, baseLine, name }: Pick<RiskMarket, 'marketId' | 'baseLine' | 'name'>): string =>
  [marketNameOf({ marketId, name }), baseLine].filter((part) => part !== '').join(' ');

export const selectionText = ({ home, away }: RiskFixture, one: Pick<Named, 'side' | 'name' | 'line'>): string =>
  pickNameOf({ side: one.side, name: one.name, line: one.line, home, away });

/** Period and score in play; before, when it starts, with its day where that is not today. @param today as `dayText` writes it */
export function standingText({ status, score, sportId, startAt }: RiskFixture, today: string): string {
  if (status === null) return risk.goneFixture;
  if (score !== null) return `${periodNameOf(sportId, score.period)} ${score.home} : ${score.away}`.trim();
  return dayText(startAt) === today ? minuteText(startAt) : `${dayText(startAt)} ${minuteText(startAt)}`;
}

export function rowText(row: RiskRow): string {
  if (row.kind === 'fixture') return teamsText(row.fixture);
  return row.kind === 'market' ? marketText(row.market) : selectionText(row.fixture, row.selection);
}

/** What a hold of a scope is over, in words. */
export function targetText(scope: HoldScope, row: RiskRow): string {
  switch (scope) {
    case 'selection':
      return rowText(row);
    case 'market':
      return row.kind === 'fixture' ? scopeNames.market : marketText(row.market);
    case 'fixture':
      return teamsText(row.fixture);
    case 'league':
      return row.fixture.leagueName;
    case 'sport':
      return sportNameOf(row.fixture.sportId);
    case 'all':
      return scopeNames.all;
  }
}
