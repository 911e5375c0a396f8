/** The last minutes of this browser in the replay's inspector, read anew while somebody follows (INS-11). */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { foldRecording } from '../../../db/recording/foldRecording.ts';
import { webPorts } from '../../../db/recording/webPorts.ts';
import { openRecording, type Recording } from '../../../domain/recording/openRecording.ts';
import type { Engine } from '../../kit/ports/engine.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Inspector } from '../inspector/Inspector.tsx';
import { liveWords as words } from '../copy/live.ts';
import * as styles from './Live.css.ts';

const FOLLOW_MS = 5_000;
const PARTS = [1, 5, 10] as const;

interface RecordedMinutesProps {
  readonly engine: Pick<Engine, 'recording' | 'tabId'>;
  readonly onClose: () => void;
}

export function RecordedMinutes({ engine, onClose }: RecordedMinutesProps) {
  const [part, setPart] = useState<number>(PARTS[0]);
  const [isFollowing, setIsFollowing] = useState(false);
  const { recording, isFailed, read } = useLastMinutes(engine, part);
  useEffect(() => {
    if (!isFollowing) return undefined;
    const timer = setInterval(read, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [isFollowing, read]);
  if (recording === undefined)
    return (
      <div className={styles.waiting} role="dialog" aria-label={words.title}>
        <p role="status">{isFailed ? words.noLog : words.reading}</p>
        <Button size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    );
  const ways = (
    <>
      <select
        className={styles.part}
        aria-label={words.part}
        value={part}
        onChange={({ target }) => setPart(Number(target.value))}
      >
        {PARTS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {words.minutes(minutes)}
          </option>
        ))}
      </select>
      <Button size="small" kind="outline" aria-pressed={isFollowing} onClick={() => setIsFollowing(!isFollowing)}>
        {words.follow}
      </Button>
      <Button size="small" kind="outline" onClick={read}>
        {words.again}
      </Button>
    </>
  );
  return <Opened recording={recording} isAtEnd={isFollowing} ways={ways} onClose={onClose} />;
}

interface OpenedProps {
  readonly recording: Recording;
  /** Whether the place is the end of whatever is read. */
  readonly isAtEnd: boolean;
  readonly ways: React.ReactNode;
  readonly onClose: () => void;
}

function Opened({ recording, isAtEnd, ways, onClose }: OpenedProps) {
  const [place, setPlace] = useState(recording.entries);
  const fold = useMemo(() => foldRecording(recording), [recording]);
  const stateAt = useCallback((n: number) => fold.stateAt(n), [fold]);
  const shown = isAtEnd ? recording.entries : Math.min(place, recording.entries);
  return <Inspector {...{ recording, stateAt, ways, onClose }} place={shown} goTo={setPlace} />;
}

function useLastMinutes(engine: RecordedMinutesProps['engine'], part: number) {
  const [recording, setRecording] = useState<Recording>();
  const [isFailed, setIsFailed] = useState(false);
  const isReading = useRef(false);
  const read = useCallback(() => {
    if (isReading.current) return;
    isReading.current = true;
    void (async () => {
      const file = await engine.recording(engine.tabId, { ask: 'save', part, said: null, isInRanges: false });
      const bytes = file.ok && file.value instanceof Uint8Array ? file.value : undefined;
      const opened = bytes === undefined ? undefined : await openRecording(bytes, webPorts);
      if (opened?.ok === true) setRecording(opened.value);
      setIsFailed(opened?.ok !== true);
    })()
      .catch(() => setIsFailed(true))
      .finally(() => {
        isReading.current = false;
      });
  }, [engine, part]);
  useEffect(read, [read]);
  return { recording, isFailed, read };
}
