/** One frame of a match from above: pitch or court, both sides about the ball, and the ball. */
import type { Size } from './drawRace.ts';
import type { Palette } from './palette.ts';
import type { Spot } from './soccerCourse.ts';

/** Where the sides stand when the ball is in the middle; the home side attacks to the right. */
const FORMATION: readonly Spot[] = [
  [0.04, 0.5],
  [0.2, 0.15],
  [0.17, 0.38],
  [0.17, 0.62],
  [0.2, 0.85],
  [0.34, 0.24],
  [0.3, 0.5],
  [0.34, 0.76],
  [0.46, 0.2],
  [0.48, 0.5],
  [0.46, 0.8],
].map(([x = 0, y = 0]) => ({ x, y }));

const FIVE: readonly Spot[] = [
  [0.3, 0.5],
  [0.36, 0.2],
  [0.36, 0.8],
  [0.44, 0.36],
  [0.44, 0.64],
].map(([x = 0, y = 0]) => ({ x, y }));

/** Colours of the two sides, of boards and stages. */
export const SIDE_COLOURS = { home: '#3A6BD0', away: '#C03F52' } as const;

/** The field within the canvas, px. */
interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const fieldIn = ({ width, height }: Size, ratio: number): Field => {
  const high = Math.min(height - 16, (width - 16) / ratio);
  const wide = high * ratio;
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
};

/** A player follows the ball, the nearer the more, and sways about the place that is theirs. */
function playerAt(place: Spot, ball: Spot, index: number, beat: number): Spot {
  const keeps = index === 0 ? 0.12 : 0.55;
  const sway = Math.sin(beat * 1.7 + index * 2.1) * 0.012;
  return {
    x: Math.min(0.97, Math.max(0.03, place.x + (ball.x - 0.5) * keeps + sway)),
    y: Math.min(0.96, Math.max(0.04, place.y + (ball.y - place.y) * (index === 0 ? 0.2 : 0.3) + sway)),
  };
}

function dot(context: CanvasRenderingContext2D, field: Field, { x, y }: Spot, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(field.x + x * field.width, field.y + y * field.height, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawSides(
  context: CanvasRenderingContext2D,
  field: Field,
  places: readonly Spot[],
  ball: Spot,
  beat: number,
): void {
  const radius = Math.max(4, field.height * 0.022);
  context.lineWidth = 1.5;
  context.strokeStyle = '#FFFFFF';
  places.forEach((place, index) => {
    const mirrored = { x: 1 - ball.x, y: ball.y };
    const away = playerAt(place, mirrored, index, beat + 3);
    for (const [spot, fill] of [
      [playerAt(place, ball, index, beat), SIDE_COLOURS.home],
      [{ x: 1 - away.x, y: away.y }, SIDE_COLOURS.away],
    ] as const) {
      dot(context, field, spot, radius, fill);
      context.stroke();
    }
  });
}

/** @param beat seconds since the start, for what moves by itself */
export function drawPitch(
  context: CanvasRenderingContext2D,
  size: Size,
  palette: Palette,
  ball: Spot,
  beat: number,
): void {
  const field = fieldIn(size, 2.1);
  context.fillStyle = palette.turf;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = palette.stripe;
  for (let band = 0; band < 12; band += 2)
    context.fillRect(field.x + (field.width / 12) * band, 0, field.width / 12, size.height);
  context.strokeStyle = palette.line;
  context.lineWidth = 1.5;
  context.strokeRect(field.x, field.y, field.width, field.height);
  context.beginPath();
  context.moveTo(field.x + field.width / 2, field.y);
  context.lineTo(field.x + field.width / 2, field.y + field.height);
  context.stroke();
  context.beginPath();
  context.arc(field.x + field.width / 2, field.y + field.height / 2, field.height * 0.14, 0, 2 * Math.PI);
  context.stroke();
  for (const [deep, high] of [
    [0.15, 0.56],
    [0.055, 0.26],
  ] as const) {
    const [wide, tall] = [field.width * deep, field.height * high];
    const y = field.y + (field.height - tall) / 2;
    context.strokeRect(field.x, y, wide, tall);
    context.strokeRect(field.x + field.width - wide, y, wide, tall);
  }
  context.fillStyle = palette.line;
  const goal = field.height * 0.14;
  context.fillRect(field.x - 5, field.y + (field.height - goal) / 2, 5, goal);
  context.fillRect(field.x + field.width, field.y + (field.height - goal) / 2, 5, goal);
  drawSides(context, field, FORMATION, ball, beat);
  dot(context, field, ball, Math.max(3, field.height * 0.014), '#FFFFFF');
}

/** A court, five a side; the ball is the larger one. */
export function drawCourt(
  context: CanvasRenderingContext2D,
  size: Size,
  palette: Palette,
  ball: Spot,
  beat: number,
): void {
  const field = fieldIn(size, 1.9);
  context.fillStyle = palette.sky;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = palette.floor;
  context.fillRect(field.x, field.y, field.width, field.height);
  context.strokeStyle = palette.floorLine;
  context.lineWidth = 1.5;
  context.strokeRect(field.x, field.y, field.width, field.height);
  const middle = field.y + field.height / 2;
  context.beginPath();
  context.moveTo(field.x + field.width / 2, field.y);
  context.lineTo(field.x + field.width / 2, field.y + field.height);
  context.stroke();
  context.beginPath();
  context.arc(field.x + field.width / 2, middle, field.height * 0.12, 0, 2 * Math.PI);
  context.stroke();
  for (const isRight of [false, true]) {
    const edge = isRight ? field.x + field.width : field.x;
    const inward = isRight ? -1 : 1;
    context.strokeRect(
      isRight ? edge - field.width * 0.2 : edge,
      middle - field.height * 0.16,
      field.width * 0.2,
      field.height * 0.32,
    );
    context.beginPath();
    context.arc(
      edge + inward * field.width * 0.055,
      middle,
      field.height * 0.42,
      isRight ? Math.PI / 2 : -Math.PI / 2,
      isRight ? -Math.PI / 2 : Math.PI / 2,
    );
    context.stroke();
    context.beginPath();
    context.arc(edge + inward * field.width * 0.055, middle, field.height * 0.03, 0, 2 * Math.PI);
    context.stroke();
  }
  drawSides(context, field, FIVE, ball, beat);
  dot(context, field, ball, Math.max(4, field.height * 0.026), '#E8833A');
}
