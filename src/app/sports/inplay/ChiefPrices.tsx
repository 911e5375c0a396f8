/** Three markets of a game where there is no room for all: who wins, and some lines of the total and of the handicap. */
import { useState } from 'react';
import type { Fixture, Market, Selection, Side } from '../../../domain/sports/fixture.ts';
import { chiefMarketsOf, type ChiefMarkets } from '../../../domain/sports/chiefMarkets.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { AbsentOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { heldText } from '../copy/match.ts';
import { useHeld } from '../odds-board/useHeldLines.ts';
import { SelectionButton, type RowContext } from '../odds-board/SelectionButton.tsx';
import * as styles from './ChiefPrices.css.ts';

export interface PricesProps {
  readonly fixture: Fixture;
  readonly picked: ReadonlySet<string>;
  readonly context: RowContext;
}

interface MarketProps extends PricesProps {
  readonly lines: readonly Market[];
}

const LINES = 4;

const chiefOf = (fixture: Fixture, shown: ChiefMarkets | undefined) => chiefMarketsOf(fixture, LINES, shown);

/** Three parts, each a cell of the grid around them, so that those of games side by side stand level. */
export function ChiefPrices(props: PricesProps) {
  const { fixture, context } = props;
  const [held] = useState(() => new Map<string, ChiefMarkets>());
  const { win, handicap, total } = useHeld(held, fixture, context, chiefOf);
  return (
    <>
      <WinPrices {...props} lines={win === undefined ? [] : [win]} />
      <Ladder {...props} lines={total} sides={['under', 'over']} />
      <Ladder {...props} lines={handicap} sides={['home', 'away']} />
    </>
  );
}

function Title({ fixture, market }: { readonly fixture: Fixture; readonly market: Market }) {
  const held = fixture.score?.play?.held ?? null;
  const isHeld = held !== null && market.selections.every(({ status }) => status === 'suspended');
  return (
    <p className={styles.title}>
      <strong className={styles.name}>{marketNameOf(market)}</strong>
      {isHeld ? (
        <span className={styles.held}>
          <Icon name="lock" size={14} />
          {heldText(held)}
        </span>
      ) : null}
    </p>
  );
}

function WinPrices({ fixture, lines: [market], picked, context }: MarketProps) {
  if (market === undefined) return <div className={styles.market} />;
  return (
    <div className={styles.market}>
      <Title fixture={fixture} market={market} />
      <div className={styles.row}>
        {market.selections.slice(0, 3).map((selection) => (
          <SelectionButton
            key={selection.selectionId}
            fixture={fixture}
            selection={selection}
            isPicked={picked.has(selection.selectionId)}
            context={context}
            shape="compact"
          />
        ))}
      </div>
    </div>
  );
}

function Ladder({ fixture, lines, sides, picked, context }: MarketProps & { readonly sides: readonly [Side, Side] }) {
  const [first] = lines;
  if (first === undefined) return <div className={styles.market} />;
  const cell = (selections: readonly Selection[], side: Side) => {
    const selection = selections.find((one) => one.side === side);
    return selection === undefined ? (
      <AbsentOdds />
    ) : (
      <SelectionButton
        fixture={fixture}
        selection={selection}
        isPicked={picked.has(selection.selectionId)}
        context={context}
        shape="priceOnly"
      />
    );
  };
  return (
    <div className={styles.market}>
      <Title fixture={fixture} market={first} />
      <div className={styles.ladder}>
        {sides.map((side, at) => (
          <span key={side} className={styles.side} data-at={at}>
            {side === 'named' ? '' : sideNames[side]}
          </span>
        ))}
        {lines.map(({ baseLine, selections }) => (
          <div key={baseLine} className={styles.line}>
            {cell(selections, sides[0])}
            <span className={styles.number}>{baseLine}</span>
            {cell(selections, sides[1])}
          </div>
        ))}
      </div>
    </div>
  );
}
