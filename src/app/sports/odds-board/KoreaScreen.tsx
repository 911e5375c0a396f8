/** `/korea/wintielose`: who wins, one row a game; its slip stands in the layout. */
import { usePicked, useSlip } from '../../bets/face.ts';
import { board } from '../../kit/copy/labels.ts';
import { useSlipShown } from '../../kit/links/usePage.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { WinBoard } from './WinBoard.tsx';

export function Component() {
  const page = useSlipShown();
  const picked = usePicked(useSlip(page));
  return (
    <QueryBoundary hint={board.failed}>
      <WinBoard page={page} pickedByFixture={picked} />
    </QueryBoundary>
  );
}
