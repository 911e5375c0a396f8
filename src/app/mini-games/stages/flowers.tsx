/** The flowers of months one to ten, drawn around their middle, some 44 wide and 56 high, in colours that cards have in any theme. */
import type { ReactNode } from 'react';

const GREEN = '#2F6B3C';
const RED = '#B4213A';
const PINK = '#E79BB4';
const BROWN = '#5A4632';
const INK = '#1D2433';
const GOLD = '#E0A526';

const dots = (places: readonly (readonly [x: number, y: number])[], radius: number, fill: string): ReactNode =>
  places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={fill} />);
const strokes = (d: string, stroke: string, width: number): ReactNode => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" />
);
const petals = (x: number, y: number, radius: number, fill: string): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    {[0, 72, 144, 216, 288].map((angle) => (
      <circle key={angle} cy={-radius} r={radius * 0.8} fill={fill} transform={`rotate(${angle})`} />
    ))}
    <circle r={radius * 0.55} fill={GOLD} />
  </g>
);

export const flowers: readonly ReactNode[] = [
  // Pine
  <g key="1">
    {strokes('M0 26 V-4', BROWN, 4)}
    {strokes('M0 -4 L-16 -16 M0 -4 L16 -16 M0 6 L-18 0 M0 6 L18 0 M0 -6 V-24 M0 16 L-15 14 M0 16 L15 14', GREEN, 4)}
  </g>,
  // Plum
  <g key="2">
    {strokes('M-12 28 C-6 8 10 6 6 -22', BROWN, 3)}
    {petals(6, -16, 5, RED)}
    {petals(-8, 2, 5, RED)}
    {petals(12, 8, 4, RED)}
  </g>,
  // Cherry
  <g key="3">
    {strokes('M-18 24 H18', BROWN, 3)}
    {petals(-9, 6, 6, PINK)}
    {petals(9, 8, 6, PINK)}
    {petals(0, -12, 6, PINK)}
  </g>,
  // Wisteria
  <g key="4">
    {strokes('M0 -26 V24', INK, 2)}
    {dots(
      [
        [-6, -10],
        [6, -6],
        [-7, 2],
        [7, 6],
        [-5, 14],
        [5, 18],
        [0, 26],
      ],
      4.5,
      INK,
    )}
  </g>,
  // Iris
  <g key="5">
    {strokes('M0 28 V-4 M-8 28 C-10 14 -16 6 -16 -6 M8 28 C10 14 16 6 16 -6', GREEN, 3)}
    {petals(0, -14, 6, '#5B4BB0')}
  </g>,
  // Peony
  <g key="6">
    {strokes('M0 28 V4 M0 18 L-14 8 M0 18 L14 8', GREEN, 3)}
    {petals(0, -8, 9, RED)}
  </g>,
  // Clover
  <g key="7">
    {strokes('M0 28 C-2 10 -12 4 -14 -20 M0 28 C2 10 10 4 14 -20 M0 28 V-16', BROWN, 2)}
    {dots(
      [
        [-14, -20],
        [-12, -4],
        [-6, 10],
        [14, -20],
        [12, -4],
        [6, 10],
        [0, -18],
        [0, -2],
      ],
      4,
      RED,
    )}
  </g>,
  // Moon
  <g key="8">
    <circle cy={-8} r={15} fill={RED} />
    <path d="M-24 30 C-16 8 16 8 24 30 Z" fill={INK} />
  </g>,
  // Chrysanthemum
  <g key="9">
    {strokes('M0 28 V4 M0 20 L-14 14 M0 20 L14 14', GREEN, 3)}
    {[0, 30, 60, 90, 120, 150].map((angle) => (
      <rect
        key={angle}
        x={-2.5}
        y={-16}
        width={5}
        height={32}
        rx={2.5}
        fill={GOLD}
        transform={`translate(0 -8) rotate(${angle})`}
      />
    ))}
    <circle cy={-8} r={4} fill={RED} />
  </g>,
  // Maple
  <g key="10">
    {strokes('M-10 28 C-4 14 0 8 2 -6', BROWN, 3)}
    <path d="M2 -26 L7 -12 L20 -14 L12 -3 L18 10 L4 4 L-4 14 L-5 1 L-18 -2 L-6 -9 L-10 -22 Z" fill={RED} />
  </g>,
];
