/** One price on the measured screen. Says when a new version of it stands in the page. */
import { memo, useLayoutEffect } from 'react';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';
import { noteShown } from './paintNotes.ts';

interface OddsCellProps {
  readonly selectionId: string;
  readonly name: string;
  readonly odds: number;
  readonly version: number;
}

export const OddsCell = memo(function OddsCell({ selectionId, name, odds, version }: OddsCellProps) {
  useLayoutEffect(() => {
    noteShown(selectionId, version);
  }, [selectionId, version]);
  return (
    <button type="button">
      {name} {formatOdds(odds)}
    </button>
  );
});
