/**
 * The stage in its frame: as wide as the recorded window was, so that its layout is the recorded one, and fitted into the room over the dock; as high as
 * there is room for, or as high as it was.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dockWords } from '../../copy/replay.ts';
import { fitted, type Extent, type StageSize } from './fitted.ts';
import * as styles from './StageFrame.css.ts';

interface StageFrameProps {
  readonly recorded: Extent;
  readonly size: StageSize;
  /** @returns how to let go of it */
  readonly onLoad: (frame: Window) => void;
}

export function StageFrame({ recorded, size, onLoad }: StageFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(undefined);
  const loaded = useRef(onLoad);
  useEffect(() => {
    loaded.current = onLoad;
  });
  const [room, setRoom] = useState<Extent>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const look = () => setRoom({ width: current.clientWidth, height: current.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    const made = stageIn(current, (opened) => loaded.current(opened));
    frame.current = made;
    return () => {
      observer.disconnect();
      made.remove();
    };
  }, []);
  const { width, height, scale } = fitted(room, recorded, size);
  useLayoutEffect(() => {
    const style = frame.current?.style;
    style?.setProperty('width', `${width}px`);
    style?.setProperty('height', `${height}px`);
    style?.setProperty('transform', `translateX(-50%) scale(${scale})`);
  }, [width, height, scale]);
  return (
    <div ref={place} className={styles.room}>
      <div className={styles.edge} aria-hidden="true" />
    </div>
  );
}

/** The same program again, as the stage: our own page, with storage of its own. */
function stageIn(place: Element, onLoad: (frame: Window) => void): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = styles.stage;
  frame.title = dockWords.stage;
  frame.src = './index.html?stage';
  frame.addEventListener('load', () => {
    if (frame.contentWindow !== null) onLoad(frame.contentWindow);
  });
  place.prepend(frame);
  return frame;
}
