/**
 * A game that the house has closed, or that rests: said once, and then the way home (MIN-02, ROU-21). What cannot be asked is said too.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { gamesChangedAt } from '../../../db/queries/games.ts';
import type { GameFailure, GameState } from '../../../worker/contract.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { useStreamHealth } from '../../frame/connection/useFreshness.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { Alert } from '../../frame/session/Alert.tsx';
import { minuteText } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { after } from '../../kit/timing/pageTimer.ts';
import { play } from '../copy/play.ts';

/** Before a change that was told is asked about, ms: a clock that is behind would be answered as before. */
const AFTER_CHANGE_MS = 500;
/** Of a clock that is ahead: what should have changed is asked about this often, ms. */
const OVERDUE_MS = 5_000;

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

/** Asks whenever it is put there, and when the hours of the game change what it was told. */
function Question({ gameId, onSaid }: QuestionProps) {
  const { engine, now } = usePorts();
  const { clockOffset } = useFreshness();
  const offset = useRef(clockOffset);
  offset.current = clockOffset;
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    const ask = async (): Promise<void> => {
      const result = await engine.checkGame(gameId);
      if (isGone) return;
      const text = result.ok ? stateText(result.value) : failureText(result.failure);
      onSaid(text === undefined ? undefined : { text, isClosed: result.ok });
      const changesAt = result.ok && typeof result.value === 'object' ? result.value.changesAt : null;
      if (changesAt === null) return;
      const wait = changesAt + AFTER_CHANGE_MS - (now() + offset.current);
      stop = after(wait > 0 ? wait : OVERDUE_MS, () => void ask());
    };
    void ask();
    return () => {
      isGone = true;
      stop();
    };
  }, [engine, gameId, onSaid, now]);
  return null;
}
