/** A pick of a round in words, in place of the keys that both sides know it by: whatever shows picks shows it as any other then. */
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { gameOf } from '../../../domain/mini-games/gameTable.ts';
import { gameNameOf, providerNameOf } from '../copy/games.ts';
import { longCellNameOf, marketWordsOf } from '../copy/markets.ts';
import { venueNames } from '../copy/venues.ts';
import { virtual, virtualCellName, virtualMarketName } from '../copy/virtual.ts';
import { namesAt } from '../virtual/names.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { slipOfGame } from '../../../domain/bets/slipOfGame.ts';
import { timesOf } from '../../../domain/mini-games/round.ts';
import { BONUS_FIXTURE } from '../../../domain/mini-games/virtual/bonus.ts';
import { venueOfRound } from '../../../domain/mini-games/virtual/families.ts';
import { play } from '../copy/play.ts';
import { numberOfRound } from './useRoundNow.ts';

type Named = Pick<
  SlipPick,
  'fixtureId' | 'sportId' | 'marketId' | 'marketName' | 'name' | 'home' | 'away' | 'leagueName'
>;

/** A pick of virtual sports: its sides or its venue, and what it is called there; of a bonus how many picks it asks for. */
function virtualInWords<Pick extends Named>(pick: Pick): Pick {
  if (pick.fixtureId === BONUS_FIXTURE) {
    const folds = Number(pick.name);
    return { ...pick, name: virtual.bonusPick(folds), marketName: virtual.bonus, home: virtual.bonusFor(folds) };
  }
  const venue = venueOfRound(pick.fixtureId);
  const { drawsAt } = timesOf(pick.fixtureId);
  const names = namesAt(venue, drawsAt);
  const place = `${venueNames[venue.venue]} ${minuteText(drawsAt)}`;
  return {
    ...pick,
    name: virtualCellName(pick.name, names),
    marketName: virtualMarketName(pick.marketId),
    leagueName: place,
    home: names.home === '' ? place : names.home,
    away: names.away,
  };
}

/** @returns the same pick where it is of no round */
export function inWords<Pick extends Named>(pick: Pick): Pick {
  if (pick.fixtureId === BONUS_FIXTURE) return virtualInWords(pick);
  const [, gameId = ''] = pick.fixtureId.split('.');
  const game = isOfRound(pick.fixtureId) ? gameOf(gameId) : undefined;
  if (game === undefined) return pick;
  if (slipOfGame(game) === 'virtual') return virtualInWords(pick);
  return {
    ...pick,
    name: longCellNameOf(pick.marketId, pick.name),
    marketName: marketWordsOf(pick.marketId).name,
    leagueName: providerNameOf(game.provider),
    home: `${gameNameOf(game)} ${play.round(numberOfRound(pick.fixtureId))}`,
    away: '',
  };
}
