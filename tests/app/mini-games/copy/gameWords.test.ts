import { describe, expect, it } from 'vitest';
import { gameGroups, gameNameOf } from '../../../../src/app/mini-games/copy/games.ts';
import { cellNameOf, marketWordsOf } from '../../../../src/app/mini-games/copy/markets.ts';
import { inWords } from '../../../../src/app/mini-games/rounds/inWords.ts';
import { slipOfGame } from '../../../../src/domain/bets/slipOfGame.ts';
import { familyOf } from '../../../../src/domain/mini-games/families.ts';
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';
import { roundOf } from '../../../../src/domain/mini-games/round.ts';
import { fixtureOfRound } from '../../../../src/domain/mini-games/roundFixture.ts';

const AT = Date.UTC(2026, 10, 22, 3);
const HANGUL = /[가-힣]/;
const ofTables = GAMES.filter((game) => slipOfGame(game) === 'minigame');

describe('words of mini games', () => {
  it('MIN-01 every game has a name of its own and stands in the menu once', () => {
    expect(GAMES.filter((game) => gameNameOf(game) === game.name)).toEqual([]);
    expect(new Set(GAMES.map(gameNameOf)).size).toBe(GAMES.length);
    const listed = gameGroups().flatMap(({ games }) => games);
    expect(new Set(listed)).toEqual(new Set(GAMES));
    expect(listed.length).toBe(GAMES.length);
  });

  it.each([...new Set(ofTables.map(({ family }) => family))])(
    'MIN-01 %s: every market has a name of its own and every cell words',
    (family) => {
      const game = ofTables.find((one) => one.family === family);
      if (game === undefined) throw new Error('no game');
      const unnamed = familyOf(family)
        .markets(roundOf(game, AT))
        .flatMap(({ marketId, cells }) => [
          ...(HANGUL.test(marketWordsOf(marketId).name) ? [] : [marketId]),
          ...cells
            .filter(({ key }) => marketWordsOf(marketId).cells[key] === undefined)
            .map(({ key }) => `${marketId} ${key}`),
        ]);
      expect(unnamed).toEqual([]);
      const marketNames = familyOf(family)
        .markets(roundOf(game, AT))
        .map(({ marketId }) => marketWordsOf(marketId).name);
      expect(new Set(marketNames).size).toBe(marketNames.length);
      const names = familyOf(family)
        .markets(roundOf(game, AT))
        .map(({ marketId, cells }) => cells.map(({ key }) => cellNameOf(marketId, key)));
      for (const cells of names) expect(new Set(cells).size).toBe(cells.length);
    },
  );

  it('CRT-02 a pick of a round is named by cell, market, game and round, as any other pick is by its own', () => {
    const game = GAMES.find(({ name }) => name === 'eosPowerball2');
    const round = game && fixtureOfRound(roundOf(game, AT));
    const market = round?.markets.find(({ marketId }) => marketId === 'mg.pb.oe');
    const selection = market?.selections[0];
    if (round === undefined || market === undefined || selection === undefined) throw new Error('no round');
    const pick = { ...round, ...selection, marketId: market.marketId, marketName: market.name };
    expect(inWords(pick)).toMatchObject({
      name: '일반볼 홀',
      marketName: '일반볼 홀짝',
      home: 'EOS파워볼 2분 361회차',
      away: '',
      leagueName: '엔트리',
    });
    const other = { ...pick, fixtureId: 'f1' as typeof pick.fixtureId };
    expect(inWords(other)).toBe(other);
  });
});
