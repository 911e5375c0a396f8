/**
 * How a game is drawn, and of every cell of its markets how likely it is and what it gives back (MIN-05, FAM-1): all of it off the game's own table, by
 * which it is drawn, priced and settled. It stands at the game's address, asked for by `?rules`.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { slipOfGame } from '../../../../domain/bets/slipOfGame.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { formatOdds } from '../../../../domain/kernel/odds.ts';
import { familyOf } from '../../../../domain/mini-games/families.ts';
import { returnOf, type GameMarket } from '../../../../domain/mini-games/family.ts';
import { marketsBy, payoutsOf } from '../../../../domain/mini-games/payouts.ts';
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { roundsOfDay } from '../../../../domain/mini-games/round.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { boardWords } from '../../copy/boards.ts';
import { marketWordsOf } from '../../copy/markets.ts';
import { drawnHow, gameRules } from '../../copy/rules.ts';
import { GameLayout } from '../GameLayout.tsx';
import * as page from '../GamePage.css.ts';
import { useBooks } from '../../rounds/useBooks.ts';
import { useRoundNow } from '../../rounds/useRoundNow.ts';
import { gameNameOf } from '../../copy/games.ts';
import * as styles from './GameRules.css.ts';

const percent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)}%`;
/** A chance below a percent is told to a hundredth more. */
const chanceText = (chance: number): string => percent(chance, chance < 0.01 ? 4 : 2);

/** What markets and cells of a round are called. */
export interface RulesWords {
  marketOf(marketId: string): string;
  cellOf(marketId: string, key: string): string;
}

interface GameRulesProps {
  readonly game: GameRow;
  readonly words: RulesWords;
}

export function GameRules({ game, words }: GameRulesProps) {
  const round = useRoundNow(game);
  const books = useBooks();
  const offered = marketsBy(familyOf(game.family).markets(round.roundId), payoutsOf(books ?? [], round.roundId));
  const name = gameNameOf(game);
  const ofRound = slipOfGame(game) === 'virtual' ? gameRules.atRound : gameRules.fromNext;
  return (
    <GameLayout title={gameRules.title(name)} game={game}>
      <section className={page.panel} aria-labelledby="game-rules">
        <header className={styles.head}>
          <Link to={game.path} className={styles.back}>
            <Icon name="left" size={16} />
            {gameRules.back}
          </Link>
          <h2 id="game-rules" className={page.title}>
            {gameRules.title(name)}
          </h2>
          {game.isHouseRule ? <span className={styles.house}>{gameRules.house}</span> : null}
        </header>
        <dl className={styles.facts}>
          <Fact term={gameRules.draw}>{drawnHow[game.family]}</Fact>
          <Fact term={gameRules.every}>{gameRules.everyMs(game.periodMs, roundsOfDay(game))}</Fact>
          <Fact term={gameRules.closes}>{gameRules.closesMs(game.closesBeforeMs)}</Fact>
          {game.isHouseRule ? <Fact term={gameRules.house}>{gameRules.houseHint}</Fact> : null}
          <Fact term={gameRules.fair}>
            {gameRules.fairHint}{' '}
            <Link to={`/verify?round=${round.last}`} className={styles.link}>
              {gameRules.verify}
            </Link>
          </Fact>
        </dl>
      </section>
      <section className={`${page.panel} ${styles.second}`} aria-label={gameRules.chance}>
        <p className={styles.note}>
          {gameRules.returnsRule} · {ofRound(round.n)}
        </p>
        <div className={styles.markets}>
          {offered.map((market) => (
            <MarketChances key={market.marketId} market={market} words={words} />
          ))}
        </div>
        <p className={styles.note}>{boardWords.noInfluence}</p>
      </section>
    </GameLayout>
  );
}

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

function MarketChances({ market, words }: { readonly market: GameMarket; readonly words: RulesWords }) {
  const { marketId, cells, of, pushWays = 0 } = market;
  const { note } = marketWordsOf(marketId);
  // Of a virtual match or race a cell knows its share of one, and no ways are counted.
  const isCounted = of > 1;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {words.marketOf(marketId)}
        <span className={styles.small}>{note ?? (isCounted ? gameRules.of(of) : null)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{gameRules.cell}</th>
          {isCounted ? (
            <th scope="col" className={styles.count}>
              {gameRules.ways}
            </th>
          ) : null}
          <th scope="col">{gameRules.chance}</th>
          <th scope="col" className={styles.even}>
            {gameRules.even}
          </th>
          <th scope="col">{gameRules.odds}</th>
          <th scope="col">{gameRules.returns}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={cell.key}>
            <th scope="row">{words.cellOf(marketId, cell.key)}</th>
            {isCounted ? <td className={styles.count}>{formatWon(cell.ways)}</td> : null}
            <td>{chanceText(cell.ways / of)}</td>
            <td className={styles.even}>{((of - pushWays) / cell.ways).toFixed(2)}</td>
            <td className={styles.odds}>{formatOdds(cell.odds)}</td>
            <td>{percent(returnOf(market, cell), 1)}</td>
          </tr>
        ))}
      </tbody>
      {pushWays === 0 ? null : (
        <tfoot>
          <tr>
            <td colSpan={6}>{gameRules.push(pushWays, chanceText(pushWays / of))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
