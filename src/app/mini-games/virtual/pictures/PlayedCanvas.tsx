/** A canvas that is painted by the clock: each frame is a function of the time since the start, so that whoever comes late sees what the others see. */
import { useEffect, useRef } from 'react';
import type { Size } from './drawRace.ts';
import * as styles from './Pictures.css.ts';

export interface PlayedCanvasProps {
  /** Paints one frame; its identity changes only with what is painted. */
  readonly paint: (context: CanvasRenderingContext2D, size: Size, ms: number) => void;
  /** Ms since the start, now. */
  readonly clock: () => number;
  /** From when on nothing moves any more, ms since the start. */
  readonly untilMs: number;
  /** The one moment that is painted where nothing may move; `undefined` where it may. */
  readonly stillMs: number | undefined;
}

export function PlayedCanvas({ paint, clock, untilMs, stillMs }: PlayedCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return undefined;
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    let frame = 0;
    const paintNow = () => {
      const ratio = Math.min(2, devicePixelRatio);
      const size = { width: canvas.clientWidth, height: canvas.clientHeight };
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      // Setting a size empties the canvas, and costs a frame where it is the same.
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const ms = stillMs ?? Math.min(untilMs, Math.max(0, clock()));
      paint(context, size, ms);
      frame = stillMs === undefined && ms < untilMs ? requestAnimationFrame(paintNow) : 0;
    };
    paintNow();
    const observer = new ResizeObserver(() => {
      if (frame === 0) paintNow();
    });
    observer.observe(canvas);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [paint, clock, untilMs, stillMs]);
  return <canvas ref={ref} className={styles.canvas} aria-hidden="true" />;
}
