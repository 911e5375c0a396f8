/** `/korea/wintielose`: the board; its slip stands in the layout. */
import { usePicked, useSlipView } from '../../bets/face.ts';
import { board } from '../../kit/copy/labels.ts';
import { OddsBoard } from './OddsBoard.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';

export function Component() {
  const view = useSlipView('wintielose');
  const picked = usePicked(view);
  return (
    <QueryBoundary hint={board.failed}>
      <OddsBoard page="wintielose" pickedByFixture={picked} />
    </QueryBoundary>
  );
}
