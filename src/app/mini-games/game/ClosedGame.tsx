/**
 * A game that the house has closed, or that rests: said once, and then the way home (MIN-02, ROU-21). What cannot be asked is said too.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { gamesChangedAt } from '../../../db/queries/games.ts';
import type { GameFailure, GameState } from '../../../worker/contract.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useIsLive } from '../../frame/connection/useFreshness.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { Alert } from '../../frame/session/Alert.tsx';
import { minuteText } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { after } from '../../kit/timing/pageTimer.ts';
import { play } from '../copy/play.ts';
import { askAgainIn } from './askAgain.ts';

/** Without a line the page shows what is stored; only an origin that answered otherwise than agreed is told of. */
const failureText = (failure: GameFailure): string | undefined =>
  failure.kind === 'refused' ? failure.message : failure.kind === 'unexpected' ? play.fetchFailed : undefined;

function stateText(state: GameState): string | undefined {
  if (state === 'open') return undefined;
  if (state === 'closed') return play.maintenance;
  if (!state.isResting) return undefined;
  return state.changesAt === null ? play.restingLong : play.resting(minuteText(state.changesAt));
}

interface Said {
  readonly text: string;
  readonly isClosed: boolean;
}

export function ClosedGame({ game: { gameId } }: { readonly game: GameRow }) {
  const navigate = useNavigate();
  const [said, setSaid] = useState<Said>();
  // A game may be closed while its page is open: the stream tells, and whoever was without one asks.
  const told = useLive(gamesChangedAt, []) ?? 0;
  const isLive = useIsLive('events');
  const [seen, setSeen] = useState<string>();
  return (
    <>
      <Question key={`${told} ${isLive}`} gameId={gameId} isLive={isLive} onSaid={setSaid} />
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
  readonly isLive: boolean;
  readonly onSaid: (said: Said | undefined) => void;
}

/** Asks whenever it is put there, and when the hours of the game change what it was told, until somebody answers. */
function Question({ gameId, isLive, onSaid }: QuestionProps) {
  const { engine } = usePorts();
  const originNow = useOriginClock();
  const clock = useRef(originNow);
  clock.current = originNow;
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    const ask = async (): Promise<void> => {
      const result = await engine.checkGame(gameId);
      if (isGone) return;
      const text = result.ok ? stateText(result.value) : failureText(result.failure);
      // What was said before stands where nothing else is known.
      if (text !== undefined) onSaid({ text, isClosed: result.ok });
      else if (result.ok) onSaid(undefined);
      const wait = askAgainIn(result, clock.current(), isLive);
      if (wait !== null) stop = after(wait, () => void ask());
    };
    void ask();
    return () => {
      isGone = true;
      stop();
    };
  }, [engine, gameId, isLive, onSaid]);
  return null;
}
