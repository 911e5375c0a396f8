/** A margin as traders type it, in percent with one decimal. Pure. */
import { SHIFT_LIMITS } from '../../../../domain/sports/rulings.ts';

const TYPED = /^([+\-−]?)(\d{1,2})(?:\.(\d))?$/;
/** A step of the buttons beside the field, hundredths of a percent. */
const STEP = 50;

/** @returns hundredths of a percent; `undefined` for what is no margin, or beyond what one may be */
export function shiftIn(text: string): number | undefined {
  const match = TYPED.exec(text.trim());
  if (match === null) return undefined;
  const size = Number(match[2]) * 100 + Number(match[3] ?? '0') * 10;
  const shift = match[1] === '-' || match[1] === '−' ? -size : size;
  return shift === 0 || shift < SHIFT_LIMITS.least || shift > SHIFT_LIMITS.most ? undefined : shift;
}

/** As it stands in the field: `2.5`, `−1.0`. @param shift hundredths of a percent */
export const shiftFieldText = (shift: number): string => `${shift < 0 ? '−' : ''}${(Math.abs(shift) / 100).toFixed(1)}`;

/** The margin a step above or below another, past none at all. Hundredths of a percent. */
export function besideShift(shift: number, by: 1 | -1): number {
  const next = Math.min(SHIFT_LIMITS.most, Math.max(SHIFT_LIMITS.least, shift + by * STEP));
  return next === 0 ? by * STEP : next;
}
