/** How what is capped and what a margin is of are called. Pure. */
import type { CapTarget } from '../../../../domain/limits/caps.ts';
import type { NamedMargin } from '../../../../domain/office/risk.ts';
import { pageNames } from '../../../kit/copy/codes.ts';
import { marketNameOf } from '../../../kit/copy/markets.ts';
import { teamsText } from '../../../kit/copy/picks.ts';
import { sportNameOf } from '../../../kit/copy/sports.ts';
import { scopeNames } from '../../copy/risk.ts';
import { margins as words } from '../../copy/rulings.ts';

const marketText = (marketId: string) => marketNameOf({ marketId, name: marketId });

export function capName(target: CapTarget): string {
  switch (target.scope) {
    case 'page':
      return pageNames[target.page];
    case 'sport':
      return sportNameOf(target.sportId);
    case 'market':
      return marketText(target.marketId);
    case 'marketOfSport':
      return `${sportNameOf(target.sportId)} ${marketText(target.marketId)}`;
  }
}

/** What it is of, and how far it reaches. */
export function marginName({ target, of }: NamedMargin): string {
  switch (target.scope) {
    case 'all':
      return scopeNames.all;
    case 'sport':
      return sportNameOf(target.sportId);
    case 'league':
      return of.leagueName ?? `${target.leagueId} (${words.gone})`;
    case 'fixture':
      return gameText(of, target.fixtureId);
    case 'market': {
      const market = marketNameOf({ marketId: target.marketId, name: of.marketName ?? target.marketId });
      return [gameText(of, target.fixtureId), market, target.baseLine].filter(Boolean).join(' ');
    }
  }
}

const gameText = ({ home, away }: NamedMargin['of'], fixtureId: string): string =>
  home === null || away === null ? `${fixtureId} (${words.gone})` : teamsText({ home, away });
