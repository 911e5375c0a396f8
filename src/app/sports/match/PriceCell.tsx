/** One price of a match: a button on the slip, or how it ended. Drawn again only when its own selection, its place on the slip or the freshness changes. */
import { memo, useCallback } from 'react';
import { offeredOdds, type Selection } from '../../../domain/sports/fixture.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { isStaleFixture } from '../../frame/connection/stalePrices.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { oddsLabelOf, pickNameOf } from '../../kit/copy/picks.ts';
import { AbsentOdds, OddsButton, type OddsButtonProps } from '../../kit/ui/odds-button/OddsButton.tsx';
import { selectionState } from '../odds-board/selectionState.ts';
import { settlementNames } from '../copy/match.ts';
import type { MatchContext } from './matchContext.ts';
import * as styles from './PriceCell.css.ts';

interface PriceCellProps extends Pick<OddsButtonProps, 'shape'> {
  /** `undefined` where a market has no such selection. */
  readonly selection: Selection | undefined;
  readonly picked: ReadonlySet<string>;
  readonly context: MatchContext;
  /** Whether home, draw and away are called so, as their teams stand above. */
  readonly isNamedBySide?: boolean;
}

export function PriceCell({ selection, picked, ...rest }: PriceCellProps) {
  if (selection === undefined) return <AbsentOdds />;
  // Of all that is picked only whether this one is counts.
  return <OwnPrice {...rest} selection={selection} isPicked={picked.has(selection.selectionId)} />;
}

interface OwnPriceProps extends Omit<PriceCellProps, 'picked'> {
  readonly selection: Selection;
  readonly isPicked: boolean;
}

const OwnPrice = memo(function OwnPrice({ selection, context, isPicked, shape, isNamedBySide = false }: OwnPriceProps) {
  const { game, row, isTaking } = context;
  const { side, name, line, selectionId } = selection;
  const named = { side, name, line, home: game.home, away: game.away };
  const odds = offeredOdds(selection);
  const { onToggle } = row;
  const onPress = useCallback(() => onToggle(game.fixtureId, selectionId), [onToggle, game.fixtureId, selectionId]);
  const shown = isNamedBySide && side !== 'named' ? sideNames[side] : pickNameOf(named);
  if (selection.status === 'settled')
    return <Settled selection={selection} shown={shape === 'priceOnly' ? '' : shown} />;
  const isStale = isStaleFixture(row.stale, row.followed, game);
  return (
    <span className={styles.cell} data-selection={selectionId}>
      <OddsButton
        label={oddsLabelOf(named, odds)}
        name={shown}
        shape={shape}
        state={isTaking ? selectionState(game, selection, isStale) : 'closed'}
        isPicked={isPicked}
        isStop={false}
        odds={odds}
        oddsBefore={selection.oddsBefore}
        movedAt={selection.movedAt}
        now={row.now}
        onPress={onPress}
      />
    </span>
  );
});

/** How it ended stands where it was pressed. */
function Settled({ selection, shown }: { readonly selection: Selection; readonly shown: string }) {
  const { settlement } = selection;
  return (
    <span className={styles.settled} data-selection={selection.selectionId} data-settlement={settlement ?? undefined}>
      {shown === '' ? null : <span className={styles.name}>{shown}</span>}
      <span>{formatOdds(offeredOdds(selection))}</span>
      <span className={styles.result}>{settlement === null ? board.closed : settlementNames[settlement]}</span>
    </span>
  );
}
