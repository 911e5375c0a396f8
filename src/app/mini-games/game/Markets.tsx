/** What can be bet on the round that is on: each market with what it gives back, its cells as buttons (MIN-01). One pick a slip. */
import { useCallback, useId, useMemo } from 'react';
import type { SlipView } from '../../../db/queries/slip.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { familyOf } from '../../../domain/mini-games/families.ts';
import { returnOf, type GameMarket } from '../../../domain/mini-games/family.ts';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { selectionOfCell } from '../../../domain/mini-games/roundFixture.ts';
import { usePressedPrice } from '../../bets/face.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { laterRejections } from '../../frame/copy/laterRejections.ts';
import { slip as slipWords } from '../../kit/copy/labels.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { marketWordsOf } from '../copy/markets.ts';
import { play } from '../copy/play.ts';
import type { RoundNow } from '../rounds/useRoundNow.ts';
import * as page from './GamePage.css.ts';
import { hedgedBy, stakesOn } from './hedged.ts';
import { MarketCell } from './MarketCell.tsx';
import * as styles from './Markets.css.ts';

interface MarketsProps {
  readonly game: GameRow;
  readonly round: RoundNow;
  readonly view: SlipView | undefined;
  /** Of the member on this round. */
  readonly bets: readonly Bet[];
}

export function Markets({ game, round, view, bets }: MarketsProps) {
  const { isStale } = useFreshness();
  const markets = useMemo(() => familyOf(game.family).markets(round.roundId), [game.family, round.roundId]);
  const stakes = useMemo(() => stakesOn(bets), [bets]);
  const toggle = useToggle(round);
  const picked = view?.slip.picks[0]?.selectionId;
  const state = isStale ? 'stale' : round.isOpen ? 'open' : 'closed';
  return (
    <section className={page.panel} aria-label={play.markets(round.n)}>
      <header className={page.head}>
        <h2 className={page.title}>{play.markets(round.n)}</h2>
        <span className={page.hint}>{play.single}</span>
        <span className={styles.rule}>{play.returnsRule}</span>
      </header>
      {isStale ? (
        <p className={styles.stale} role="status">
          {slipWords.stale}
        </p>
      ) : null}
      <div className={styles.markets}>
        {markets.map((market) => (
          <MarketPart
            key={market.marketId}
            market={market}
            round={round}
            picked={picked}
            stakes={stakes}
            state={state}
            onPress={toggle}
          />
        ))}
      </div>
    </section>
  );
}

function useToggle({ roundId }: RoundNow): (marketId: string, key: string) => void {
  const { engine } = usePorts();
  const toast = useToast();
  const pressed = usePressedPrice();
  return useCallback(
    (marketId, key) => {
      pressed.press();
      void engine.togglePick('minigame', roundId, selectionOfCell(roundId, marketId, key)).then(async (result) => {
        const text = result.ok ? null : (await laterRejections()).slipFailureText(result.failure);
        if (text !== null) toast({ tone: 'problem', text });
      });
    },
    [engine, pressed, toast, roundId],
  );
}

interface MarketPartProps {
  readonly market: GameMarket;
  readonly round: RoundNow;
  readonly picked: string | undefined;
  readonly stakes: ReadonlyMap<string, number>;
  readonly state: 'open' | 'closed' | 'stale';
  readonly onPress: (marketId: string, key: string) => void;
}

function MarketPart({ market, round, picked, stakes, state, onPress }: MarketPartProps) {
  const { marketId, cells } = market;
  const titleId = useId();
  const { name, note } = marketWordsOf(marketId);
  const idOf = (key: string) => selectionOfCell(round.roundId, marketId, key);
  const hedged = hedgedBy(
    cells.map(({ key }) => idOf(key)),
    stakes,
  );
  return (
    <section className={styles.market} aria-labelledby={titleId} data-cells={cells.length > 6 ? 'many' : cells.length}>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {name}
        </h3>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
        <span className={styles.returns}>
          {play.returns} {returnsText(market)}
        </span>
      </header>
      <div className={styles.cells}>
        {cells.map(({ key, odds }) => (
          <MarketCell
            key={key}
            marketId={marketId}
            cell={key}
            odds={odds}
            isTall={cells.length > 2}
            isPicked={picked === idOf(key)}
            stake={stakes.get(idOf(key))}
            state={hedged === idOf(key) && state === 'open' ? 'hedged' : state}
            onPress={onPress}
          />
        ))}
      </div>
    </section>
  );
}

const percentText = (share: number) => (share * 100).toFixed(1);

/** One figure, or where outcomes differ one a cell in the order of the cells; of many cells the least and the most. */
function returnsText(market: GameMarket): string {
  const each = market.cells.map((cell) => percentText(returnOf(market, cell)));
  const figures = [...new Set(each)];
  if (figures.length === 1) return `${figures[0] ?? ''}%`;
  if (each.length <= 6) return `${each.join(' · ')}%`;
  const sorted = figures.map(Number).toSorted((a, b) => a - b);
  return `${sorted[0] ?? ''}–${sorted.at(-1) ?? ''}%`;
}
