/** `/europe`: games with their main market, by place and league, and all markets of the one that is chosen (SPT-02); its bets are of the EU style. */
import { usePicked, useSlip } from '../../bets/face.ts';
import { board } from '../../kit/copy/labels.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { WinBoard } from '../odds-board/WinBoard.tsx';
import { DeclinedChanges } from './DeclinedChanges.tsx';
import { LeagueChoice } from './LeagueChoice.tsx';

const PAGE = 'europe';

export function Component() {
  const slip = useSlip(PAGE);
  const picked = usePicked(slip);
  return (
    <QueryBoundary hint={board.failed}>
      <DeclinedChanges slip={slip} />
      <LeagueChoice />
      <WinBoard page={PAGE} pickedByFixture={picked} />
    </QueryBoundary>
  );
}
