/** `/korea/proto`: a numbered round, its games numbered within it and sold until ten minutes before each starts (rules PRT). */
import { useSearchParams } from 'react-router-dom';
import { roundAt, roundOf } from '../../../domain/sports/protoRound.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { readBoardQuery } from '../../kit/links/boardFilter.ts';
import { OddsBoard, type OddsBoardProps } from './OddsBoard.tsx';
import { ProtoGames } from './ProtoGames.tsx';
import { ProtoHead } from './ProtoHead.tsx';
import { RoundContext } from './roundContext.ts';

const MINUTE_MS = 60_000;

export function ProtoBoard({ pickedByFixture }: Pick<OddsBoardProps, 'pickedByFixture'>) {
  const [params] = useSearchParams();
  const { round: asked } = readBoardQuery(params);
  const now = useOriginNow(MINUTE_MS);
  const round = asked === undefined ? roundAt(now) : roundOf(asked, now);
  return (
    <RoundContext value={round}>
      <OddsBoard
        page="proto"
        pickedByFixture={pickedByFixture}
        Games={ProtoGames}
        above={<ProtoHead round={round} now={now} />}
        columnHead={null}
        round={round.starts}
      />
    </RoundContext>
  );
}
