/** `/korea/…`: the board of a kind; its slip stands in the layout. */
import { usePicked, useSlipView } from '../../bets/face.ts';
import { board } from '../../kit/copy/labels.ts';
import { useSlipShown } from '../../kit/links/usePage.ts';
import { OddsBoard } from './OddsBoard.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';

export function Component() {
  const page = useSlipShown();
  const picked = usePicked(useSlipView(page));
  return (
    <QueryBoundary hint={board.failed}>
      <OddsBoard page={page} pickedByFixture={picked} />
    </QueryBoundary>
  );
}
