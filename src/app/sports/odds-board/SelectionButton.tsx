/** The odds button of one selection of one fixture, with its contract of names and states. */
import type { PageKind } from '../../../domain/reference/pages.ts';
import { memo, useCallback } from 'react';
import type { Topics } from '../../../domain/events/topics.ts';
import { offeredOdds, type Fixture, type Selection } from '../../../domain/sports/fixture.ts';
import { isStaleFixture, type StalePrices } from '../../frame/connection/stalePrices.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { oddsLabelOf, pickNameOf } from '../../kit/copy/picks.ts';
import { OddsButton, type OddsButtonProps } from '../../kit/ui/odds-button/OddsButton.tsx';
import { isSameButton } from './sameButton.ts';
import { selectionState } from './selectionState.ts';

/** What all rows of a page share. */
export interface PageContext {
  /** Whose slip a pressed price is put on. */
  readonly page: PageKind;
  readonly stale: StalePrices;
  readonly now: () => number;
  readonly isNarrow: boolean;
  onToggle(fixtureId: Fixture['fixtureId'], selectionId: Selection['selectionId']): void;
}

/** What all rows of a list share. */
export interface RowContext extends PageContext {
  /** Read with the rows (S-20). */
  readonly followed: Topics;
  /** Whether the arrow keys lead from price to price, and the Tab key past them. */
  readonly hasArrowKeys: boolean;
}

/** @param pickedId picked selections of a game, a space between them */
export const isPickedIn = (pickedId: string | undefined, { selectionId }: Selection): boolean =>
  pickedId !== undefined && ` ${pickedId} `.includes(` ${selectionId} `);

interface SelectionButtonProps extends Pick<OddsButtonProps, 'shape' | 'priceAt'> {
  readonly fixture: Fixture;
  readonly selection: Selection;
  readonly isPicked: boolean;
  readonly context: RowContext;
  /** The visible name where the teams stand beside the button: home, draw, away. The accessible name is whole either way. */
  readonly isNamedBySide?: boolean;
  /** The visible name where the line stands beside the button. */
  readonly shown?: string;
}

export const SelectionButton = memo(function SelectionButton(props: SelectionButtonProps) {
  const { fixture, selection, isPicked, context, shape, priceAt, isNamedBySide = false, shown } = props;
  const { home, away, fixtureId } = fixture;
  const { side, name, line, selectionId } = selection;
  const named = { side, name, line, home, away };
  const odds = offeredOdds(selection);
  // The ids of the row that is drawn, not of the row that was asked for; another context alone draws no button again.
  const { onToggle } = context;
  const onPress = useCallback(() => onToggle(fixtureId, selectionId), [onToggle, fixtureId, selectionId]);
  return (
    <OddsButton
      label={oddsLabelOf(named, odds)}
      name={shown ?? (isNamedBySide && side !== 'named' ? sideNames[side] : pickNameOf(named))}
      shape={shape}
      {...(priceAt === undefined ? {} : { priceAt })}
      state={selectionState(fixture, selection, isStaleFixture(context.stale, context.followed, fixture))}
      isPicked={isPicked}
      isStop={!context.hasArrowKeys}
      odds={odds}
      oddsBefore={selection.oddsBefore}
      movedAt={selection.movedAt}
      now={context.now}
      onPress={onPress}
    />
  );
}, isSameButton);
