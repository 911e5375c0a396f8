/** A game that the house has closed: said once, and then the way home (MIN-02). What cannot be asked is said too. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { gamesChangedAt } from '../../../db/queries/games.ts';
import type { GameFailure } from '../../../worker/contract.ts';
import { useStreamHealth } from '../../frame/connection/useFreshness.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { Alert } from '../../frame/session/Alert.tsx';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { play } from '../copy/play.ts';

/** Without a line the page shows what is stored; only an origin that answered otherwise than agreed is told of. */
const sentenceOf = (failure: GameFailure): string | undefined =>
  failure.kind === 'refused' ? failure.message : failure.kind === 'unexpected' ? play.fetchFailed : undefined;

interface Said {
  readonly text: string;
  readonly isClosed: boolean;
}

export function ClosedGame({ game: { gameId } }: { readonly game: GameRow }) {
  const navigate = useNavigate();
  const [said, setSaid] = useState<Said>();
  // A game may be closed while its page is open: the stream tells, and whoever was without one asks.
  const told = useLive(gamesChangedAt, []) ?? 0;
  const isLive = useStreamHealth('events')?.state === 'live';
  const [seen, setSeen] = useState<string>();
  return (
    <>
      <Question key={`${told} ${isLive}`} gameId={gameId} onSaid={setSaid} />
      <Alert
        isOpen={said !== undefined && said.text !== seen}
        title={said?.text ?? ''}
        answer={play.ok}
        onClose={() => {
          setSeen(said?.text);
          if (said?.isClosed === true) void navigate(pathOf('home'));
        }}
      />
    </>
  );
}

interface QuestionProps {
  readonly gameId: string;
  readonly onSaid: (said: Said | undefined) => void;
}

/** Asks once, whenever it is put there. */
function Question({ gameId, onSaid }: QuestionProps) {
  const { engine } = usePorts();
  useEffect(() => {
    let isGone = false;
    void engine.checkGame(gameId).then((result) => {
      if (isGone) return;
      const text = result.ok ? (result.value === 'closed' ? play.maintenance : undefined) : sentenceOf(result.failure);
      onSaid(text === undefined ? undefined : { text, isClosed: result.ok });
    });
    return () => {
      isGone = true;
    };
  }, [engine, gameId, onSaid]);
  return null;
}
