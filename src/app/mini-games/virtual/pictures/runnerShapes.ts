/** What runs in a race, drawn about its nose in units of its own length: `gait` turns the legs, nothing else moves. */
import { clothOf, coatOf, inkOn } from './palette.ts';

export type RunnerKind = 'horse' | 'dog' | 'car' | 'snail';

type Draw = (context: CanvasRenderingContext2D, number: number, gait: number) => void;

/** A filled shape through points, closed. */
function shape(context: CanvasRenderingContext2D, fill: string, points: readonly (readonly [number, number])[]): void {
  context.fillStyle = fill;
  context.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.fill();
}

function oval(
  context: CanvasRenderingContext2D,
  fill: string,
  x: number,
  y: number,
  across: number,
  down: number,
  turn = 0,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, across, down, turn, 0, 2 * Math.PI);
  context.fill();
}

/** A leg from its hip, bent by the gait. */
function leg(
  context: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  length: number,
  gait: number,
): void {
  const swing = Math.sin(gait) * 0.85;
  const knee = [x + Math.sin(swing) * length * 0.5, y + Math.cos(swing) * length * 0.5] as const;
  const fold = swing - Math.max(0, Math.cos(gait)) * 0.9;
  context.strokeStyle = colour;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(...knee);
  context.lineTo(knee[0] + Math.sin(fold) * length * 0.5, knee[1] + Math.cos(fold) * length * 0.5);
  context.stroke();
}

function badge(context: CanvasRenderingContext2D, number: number, x: number, y: number, size: number): void {
  context.fillStyle = clothOf(number);
  context.beginPath();
  context.roundRect(x - size / 2, y - size / 2, size, size, size * 0.2);
  context.fill();
  context.fillStyle = inkOn(number);
  context.font = `700 ${size * 0.82}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(`${number}`, x, y + size * 0.04);
}

function fourLegs(
  context: CanvasRenderingContext2D,
  colour: string,
  hips: readonly [number, number],
  y: number,
  length: number,
  gait: number,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = length * 0.16;
  leg(context, colour, hips[0], y, length, gait);
  leg(context, colour, hips[0] + 0.04, y, length, gait + 0.9);
  leg(context, colour, hips[1], y, length, gait + Math.PI * 0.8);
  leg(context, colour, hips[1] - 0.04, y, length, gait + Math.PI * 0.8 + 0.9);
}

const horse: Draw = (context, number, gait) => {
  const coat = coatOf(number);
  const bob = Math.sin(gait * 2) * 0.012;
  context.translate(0, bob);
  fourLegs(context, coat, [-0.82, -0.36], -0.34, 0.36, gait);
  shape(context, '#1D1714', [
    [-0.93, -0.5],
    [-1.12, -0.42 + bob],
    [-1.14, -0.28],
    [-0.94, -0.4],
  ]);
  oval(context, coat, -0.6, -0.42, 0.35, 0.15, -0.05);
  shape(context, coat, [
    [-0.42, -0.52],
    [-0.2, -0.79],
    [-0.1, -0.74],
    [-0.26, -0.36],
  ]);
  shape(context, coat, [
    [-0.22, -0.8],
    [-0.16, -0.86],
    [0, -0.69],
    [-0.03, -0.62],
    [-0.16, -0.68],
  ]);
  shape(context, '#1D1714', [
    [-0.44, -0.54],
    [-0.23, -0.84],
    [-0.19, -0.8],
    [-0.38, -0.5],
  ]);
  shape(context, '#E9EDF3', [
    [-0.62, -0.52],
    [-0.5, -0.54],
    [-0.46, -0.36],
    [-0.54, -0.34],
  ]);
  shape(context, clothOf(number), [
    [-0.68, -0.6],
    [-0.5, -0.84],
    [-0.36, -0.78],
    [-0.46, -0.56],
  ]);
  oval(context, '#E7B58F', -0.38, -0.87, 0.06, 0.065);
  oval(context, clothOf(number), -0.39, -0.91, 0.075, 0.06, -0.2);
  badge(context, number, -0.72, -0.42, 0.2);
};

const dog: Draw = (context, number, gait) => {
  const coat = coatOf(number + 2);
  const stretch = Math.sin(gait) * 0.04;
  fourLegs(context, coat, [-0.84 - stretch, -0.36 + stretch], -0.3, 0.32, gait);
  context.lineWidth = 0.04;
  context.strokeStyle = coat;
  context.beginPath();
  context.moveTo(-0.92, -0.36);
  context.quadraticCurveTo(-1.1, -0.3, -1.16, -0.46);
  context.stroke();
  oval(context, coat, -0.6, -0.36, 0.36, 0.12, 0.05);
  oval(context, coat, -0.38, -0.36, 0.16, 0.15);
  shape(context, coat, [
    [-0.32, -0.46],
    [-0.2, -0.58],
    [-0.12, -0.52],
    [-0.24, -0.32],
  ]);
  shape(context, coat, [
    [-0.24, -0.58],
    [-0.14, -0.62],
    [0, -0.5],
    [-0.02, -0.45],
    [-0.16, -0.46],
  ]);
  shape(context, clothOf(number), [
    [-0.84, -0.47],
    [-0.44, -0.5],
    [-0.4, -0.28],
    [-0.82, -0.28],
  ]);
  badge(context, number, -0.62, -0.38, 0.2);
};

const car: Draw = (context, number, gait) => {
  shape(context, clothOf(number), [
    [-1, -0.1],
    [-1, -0.32],
    [-0.78, -0.36],
    [-0.62, -0.54],
    [-0.34, -0.54],
    [-0.2, -0.34],
    [0, -0.24],
    [0, -0.1],
  ]);
  shape(context, '#9CC4E8', [
    [-0.58, -0.5],
    [-0.38, -0.5],
    [-0.28, -0.36],
    [-0.66, -0.36],
  ]);
  for (const x of [-0.78, -0.22]) {
    oval(context, '#12161D', x, -0.1, 0.12, 0.12);
    oval(context, '#8C97A8', x + Math.cos(gait * 3) * 0.02, -0.1 + Math.sin(gait * 3) * 0.02, 0.045, 0.045);
  }
  badge(context, number, -0.48, -0.24, 0.2);
};

const snail: Draw = (context, number, gait) => {
  const reach = Math.sin(gait) * 0.04;
  oval(context, '#C9A97C', -0.5, -0.09, 0.5 + reach, 0.09);
  oval(context, '#C9A97C', -0.1 + reach, -0.22, 0.09, 0.16, 0.3);
  context.strokeStyle = '#C9A97C';
  context.lineWidth = 0.035;
  context.beginPath();
  context.moveTo(-0.1 + reach, -0.34);
  context.lineTo(-0.02 + reach, -0.52);
  context.moveTo(-0.14 + reach, -0.34);
  context.lineTo(-0.16 + reach, -0.54);
  context.stroke();
  oval(context, clothOf(number), -0.56, -0.36, 0.3, 0.29);
  oval(context, coatOf(number), -0.55, -0.35, 0.2, 0.19);
  badge(context, number, -0.55, -0.35, 0.24);
};

/** Each kind; units are one length, the ground is at 0. */
export const runnerShapes: Record<RunnerKind, Draw> = { horse, dog, car, snail };
