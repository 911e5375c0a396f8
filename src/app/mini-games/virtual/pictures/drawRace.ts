/** One frame of a race, from the side: turf, posts, runners by their lanes, and how far it still is. */
import type { Palette } from './palette.ts';
import type { RaceCourse } from './raceCourse.ts';
import { runnerShapes, type RunnerKind } from './runnerShapes.ts';

/** What is drawn, and on how large a canvas, px. */
export interface RaceFrame {
  readonly course: RaceCourse;
  readonly kind: RunnerKind;
  readonly starters: number;
  readonly palette: Palette;
  /** What a post says, of metres to go. */
  readonly postText: (metres: number) => string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lengths across the picture: on a phone fewer, or nobody would be seen. */
const lengthsAcross = (width: number): number => Math.min(16, Math.max(8.5, width / 64));

/** @param ms since the start */
export function drawRace(context: CanvasRenderingContext2D, size: Size, frame: RaceFrame, ms: number): void {
  const { course, palette } = frame;
  const { length, metres } = course.shape;
  const unit = size.width / lengthsAcross(size.width);
  const scale = unit * (frame.kind === 'snail' ? 2 : 1);
  const come = Array.from({ length: frame.starters }, (_, index) => course.metresAt(index + 1, ms));
  const lead = Math.max(...come);
  // The leader stands at three quarters; before the start the field does at its left end, and at the end the line comes to stand still.
  const across = (size.width / unit) * length;
  const left = Math.max(-across * 0.2, Math.min(lead - across * 0.76, metres - across * 0.42));
  const xOf = (at: number) => ((at - left) / length) * unit;
  const top = size.height * 0.3;
  drawGround(context, size, top, palette, left, xOf, frame);
  const lane = (size.height - top - 24) / frame.starters;
  come.forEach((at, index) => {
    const x = xOf(at);
    if (x < 0 || x > size.width + unit * 1.3) return;
    const ground = top + 10 + lane * (index + 1);
    context.fillStyle = palette.shadow;
    context.beginPath();
    context.ellipse(x - scale * 0.55, ground + 1, scale * 0.55, scale * 0.07, 0, 0, 2 * Math.PI);
    context.fill();
    context.save();
    context.translate(x, ground);
    context.scale(scale, scale);
    runnerShapes[frame.kind](context, index + 1, (at / length / 2.4 + index * 0.37) * 2 * Math.PI);
    context.restore();
  });
}

/** Sky, turf with stripes that run by, rails, posts every so many metres, and the line. */
function drawGround(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  top: number,
  palette: Palette,
  left: number,
  xOf: (metres: number) => number,
  { course, postText }: RaceFrame,
): void {
  const { metres, length } = course.shape;
  context.fillStyle = palette.sky;
  context.fillRect(0, 0, width, top);
  context.fillStyle = palette.turf;
  context.fillRect(0, top, width, height - top);
  const band = length * 3;
  context.fillStyle = palette.stripe;
  for (let at = Math.floor(left / (2 * band)) * 2 * band; xOf(at) < width; at += 2 * band) {
    context.beginPath();
    context.moveTo(xOf(at), top);
    context.lineTo(xOf(at + band), top);
    context.lineTo(xOf(at + band) - height * 0.25, height);
    context.lineTo(xOf(at) - height * 0.25, height);
    context.fill();
  }
  context.fillStyle = palette.line;
  context.fillRect(0, top - 3, width, 3);
  context.fillRect(0, height - 8, width, 3);
  const post = length * 5;
  for (let at = Math.floor(left / post) * post; xOf(at) < width; at += post) context.fillRect(xOf(at), top - 3, 2, 10);
  const sign = metres / 12;
  context.font = '700 13px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let at = Math.ceil(left / sign) * sign; xOf(at) < width; at += sign) {
    if (at <= 0 || at >= metres) continue;
    context.fillStyle = palette.line;
    context.fillRect(xOf(at) - 1, top - 26, 2, 24);
    context.beginPath();
    context.roundRect(xOf(at) - 28, top - 46, 56, 22, 4);
    context.fill();
    context.fillStyle = '#131A26';
    context.fillText(postText(Math.round(metres - at)), xOf(at), top - 35);
  }
  drawLine(context, xOf(metres), top, height, palette);
}

function drawLine(context: CanvasRenderingContext2D, x: number, top: number, height: number, palette: Palette): void {
  const square = 8;
  for (let row = 0; top + row * square < height - 8; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      context.fillStyle = (row + column) % 2 === 0 ? palette.line : '#131A26';
      context.fillRect(x + column * square, top + row * square, square, square);
    }
  }
}
