/** Draws the bar of time: changes as an area, and marks in their lanes, each kind by its shape before its colour. */
import type { Loop } from '../../../../domain/recording/player.ts';
import type { Film } from '../playback/film.ts';
import { MARK_KINDS, type Mark, type MarkKind } from '../playback/marks.ts';
import { changesIn, shareOf } from './timeline.ts';

/** Heights in px: of the area of changes, and of a lane. */
export const RATE = 30;
export const LANE = 15;
export const HEIGHT = RATE + LANE * MARK_KINDS.length;
/** Px of a column of the area. */
const COLUMN = 4;
const LEAST_BAR = 3;

type Pen = CanvasRenderingContext2D;
type Draw = (pen: Pen, from: number, until: number, top: number) => void;

const bar: Draw = (pen, from, until, top) => pen.fillRect(from, top + 4, Math.max(LEAST_BAR, until - from), LANE - 8);
const tick: Draw = (pen, from, _, top) => pen.fillRect(from, top + 2, 2, LANE - 4);
const ring: Draw = (pen, from, _, top) => {
  pen.beginPath();
  pen.arc(from, top + LANE / 2, 3.5, 0, 2 * Math.PI);
  pen.stroke();
};
const cross: Draw = (pen, from, _, top) => {
  const middle = top + LANE / 2;
  pen.beginPath();
  pen.moveTo(from - 3, middle - 3);
  pen.lineTo(from + 3, middle + 3);
  pen.moveTo(from + 3, middle - 3);
  pen.lineTo(from - 3, middle + 3);
  pen.stroke();
};

const SHAPES: Readonly<Record<MarkKind, { readonly draw: Draw; readonly color: string }>> = {
  suspension: { draw: bar, color: '--hp-suspended' },
  settlement: { draw: tick, color: '--hp-win' },
  bet: { draw: ring, color: '--hp-text2' },
  gap: { draw: bar, color: '--hp-danger' },
  unreadable: { draw: cross, color: '--hp-warn' },
};

interface Drawn {
  readonly film: Film;
  readonly loop: Loop | undefined;
  /** Px. */
  readonly width: number;
  /** Whose colours; the styles of the page say which these are. */
  readonly theme: string | undefined;
}

export function drawTimeline(canvas: HTMLCanvasElement, { film, loop, width, theme = '' }: Drawn): void {
  canvas.dataset['drawn'] = theme;
  const scale = devicePixelRatio;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(HEIGHT * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const styles = getComputedStyle(canvas);
  const colorOf = (name: string) => styles.getPropertyValue(name).trim();
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, HEIGHT);
  const x = (at: number) => shareOf(film.reel, at) * width;
  if (loop !== undefined) {
    pen.globalAlpha = 0.18;
    pen.fillStyle = colorOf('--hp-focus');
    pen.fillRect(x(loop.from), 0, Math.max(2, x(loop.until) - x(loop.from)), HEIGHT);
    pen.globalAlpha = 1;
  }
  drawChanges(pen, film, width, colorOf);
  pen.lineWidth = 1.5;
  for (const mark of film.marks) drawMark(pen, mark, x, colorOf);
}

function drawChanges(pen: Pen, film: Film, width: number, colorOf: (name: string) => string): void {
  const sums = changesIn(film, Math.max(1, Math.floor(width / COLUMN)));
  // A burst must not flatten all the rest.
  const most = Math.sqrt(Math.max(1, ...sums));
  pen.beginPath();
  pen.moveTo(0, RATE);
  for (const [part, sum] of sums.entries())
    pen.lineTo((part + 0.5) * COLUMN, RATE - 2 - (Math.sqrt(sum) / most) * (RATE - 6));
  pen.lineTo(width, RATE);
  pen.closePath();
  pen.fillStyle = colorOf('--hp-odds');
  pen.fill();
  pen.strokeStyle = colorOf('--hp-border-strong') || colorOf('--hp-text3');
  pen.lineWidth = 1;
  pen.stroke();
}

function drawMark(pen: Pen, mark: Mark, x: (at: number) => number, colorOf: (name: string) => string): void {
  const { draw, color } = SHAPES[mark.kind];
  pen.fillStyle = colorOf(color);
  pen.strokeStyle = pen.fillStyle;
  draw(pen, x(mark.from), x(mark.until ?? mark.from), RATE + LANE * MARK_KINDS.indexOf(mark.kind));
}
