/** A recording that is played: the stage, and the dock below it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Film } from '../playback/film.ts';
import { brokenReasons, dockWords, fileWords } from '../../copy/replay.ts';
import { Playback } from '../playback/playback.ts';
import { NO_TAB } from '../playback/recordedTabs.ts';
import type { BrokenReason } from '../playback/film.ts';
import { Dock } from './Dock.tsx';
import { actsOf, type DockActs } from './dockActs.ts';
import { actOfKey } from './dockKeys.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { holdDatabase, newDatabaseName } from './leftovers.ts';
import { connectStage, type StageLink } from './stagePort.ts';
import type { StageSize } from './fitted.ts';
import { StageFrame } from './StageFrame.tsx';
import { isTaken } from '../takenKeys.ts';
import { usePlaybackView } from './usePlaybackView.ts';
import * as styles from './Theatre.css.ts';

interface TheatreProps {
  readonly film: Film;
  /** Of the file. */
  readonly name: string;
  /** The viewer's, ms. */
  readonly clock: () => number;
  readonly onClose: () => void;
}

export function Theatre({ film, name, clock, onClose }: TheatreProps) {
  const playback = useMemo(() => new Playback(clock), [clock]);
  const view = usePlaybackView(playback);
  const link = useRef<StageLink>(undefined);
  const [isOwnWay, setIsOwnWay] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [size, setSize] = useState<StageSize>('width');
  const acts = useMemo(() => actsOf(playback, film), [playback, film]);
  const press = usePress(acts, isHelpOpen, setIsHelpOpen);
  useTurns(playback);
  useKeys(press);
  useEffect(() => () => link.current?.end(), []);
  useEffect(() => {
    document.title = `${name} · ${fileWords.title}`;
  }, [name]);
  const theme = view.look?.theme;
  useEffect(() => {
    if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const onLoad = (frame: Window) => {
    link.current?.end();
    const database = newDatabaseName();
    holdDatabase(database);
    link.current = connectStage(frame, database, {
      onWalked: setIsOwnWay,
      onKey: press,
      onFailed: setFailure,
      answer: (asked, given) => playback.answer(asked, given),
    });
    playback.begin(film, link.current);
  };
  const { breakage } = film.reel;
  return (
    <div className={styles.theatre}>
      <main className={styles.stage}>
        <StageFrame
          recorded={view.look ?? film.tabs.lookAt(film.tabs.names[0], 0) ?? NO_TAB}
          size={size}
          onLoad={onLoad}
        />
        {isOwnWay ? (
          <p className={styles.note} role="status">
            {dockWords.ownWay}
            <Button size="small" onClick={() => link.current?.goBack()}>
              {dockWords.goBack}
            </Button>
          </p>
        ) : null}
        {failure === undefined ? null : (
          <p className={styles.note} role="alert">
            {fileWords.stageFailed}
          </p>
        )}
      </main>
      <Dock
        {...{ film, view, acts, size, isHelpOpen }}
        note={
          breakage === undefined
            ? undefined
            : fileWords.playsUntil(breakage.member + 1, brokenReasons[breakage.reason as BrokenReason])
        }
        onSize={setSize}
        onHelp={setIsHelpOpen}
        onClose={onClose}
      />
    </div>
  );
}

/** A turn a frame, each after the one before it. */
function useTurns(playback: Playback): void {
  useEffect(() => {
    let frame = 0;
    const turn = () => {
      void playback.turn().finally(() => {
        if (frame !== -1) frame = requestAnimationFrame(turn);
      });
    };
    frame = requestAnimationFrame(turn);
    return () => {
      cancelAnimationFrame(frame);
      frame = -1;
    };
  }, [playback]);
}

/** What a key does, by one function for as long as the theatre stands: its stage is connected once. */
function usePress(acts: DockActs, isHelpOpen: boolean, onHelp: (isOpen: boolean) => void) {
  const isCovered = useRef(isHelpOpen);
  isCovered.current = isHelpOpen;
  return useCallback(
    (key: string, isShift: boolean): boolean => {
      // What is in front has its own keys.
      if (isCovered.current) return false;
      if (key !== '?') return actOfKey(acts, key, isShift);
      onHelp(true);
      return true;
    },
    [acts, onHelp],
  );
}

function useKeys(press: (key: string, isShift: boolean) => boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isTaken(event) && press(event.key, event.shiftKey)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [press]);
}
