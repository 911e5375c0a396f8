/** `/korea/wintielose`: the board; its slip stands in the layout. */
import { usePicked, useSlipView } from '../bet-slip/useSlipView.ts';
import { board } from '../copy/labels.ts';
import { OddsBoard } from '../odds-board/OddsBoard.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';

export function Component() {
  const view = useSlipView('wintielose');
  const picked = usePicked(view);
  return (
    <QueryBoundary hint={board.failed}>
      <OddsBoard page="wintielose" pickedByFixture={picked} />
    </QueryBoundary>
  );
}
