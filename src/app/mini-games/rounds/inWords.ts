/** A pick of a round in words, in place of the keys that both sides know it by: whatever shows picks shows it as any other then. */
import type { SlipPick } from '../../../domain/bet-slip/slip.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { gameOf } from '../../../domain/mini-games/gameTable.ts';
import { gameNameOf, groupOf, providerNameOf } from '../copy/games.ts';
import { longCellNameOf, marketWordsOf } from '../copy/markets.ts';
import { play } from '../copy/play.ts';
import { numberOfRound } from './useRoundNow.ts';

type Named = Pick<
  SlipPick,
  'fixtureId' | 'sportId' | 'marketId' | 'marketName' | 'name' | 'home' | 'away' | 'leagueName'
>;

/** @returns the same pick where it is of no round */
export function inWords<Pick extends Named>(pick: Pick): Pick {
  const [, gameId = ''] = pick.fixtureId.split('.');
  const game = isOfRound(pick.fixtureId) ? gameOf(gameId) : undefined;
  if (game === undefined) return pick;
  return {
    ...pick,
    name: longCellNameOf(pick.marketId, pick.name),
    marketName: marketWordsOf(pick.marketId).name,
    leagueName: providerNameOf(groupOf(game)),
    home: `${gameNameOf(game)} ${play.round(numberOfRound(pick.fixtureId))}`,
    away: '',
  };
}
