/** When a price shows that it moved, and how often it may flash. */
import { describe, expect, it } from 'vitest';
import { createFlashBudget, movementLeft, shownMovement } from '../../../../../src/app/kit/ui/odds-button/movement.ts';

const price = { odds: 198, oddsBefore: 192, movedAt: 10_000 };

describe('CRT-16: a movement shows for three seconds after the origin moved the price', () => {
  it('shows its direction and then nothing', () => {
    expect(shownMovement(price, 10_000)).toBe('up');
    expect(shownMovement({ ...price, odds: 180 }, 12_999)).toBe('down');
    expect(shownMovement(price, 13_000)).toBe('none');
  });

  it('counts down, and never longer than three seconds when clocks disagree', () => {
    expect(movementLeft(price, 11_000)).toBe(2_000);
    expect(movementLeft(price, 4_000)).toBe(3_000);
  });

  it('shows nothing for a price that never moved or came back', () => {
    expect(movementLeft({ odds: 185, oddsBefore: 185, movedAt: 0 }, 500)).toBe(0);
    expect(movementLeft({ odds: 185, oddsBefore: 185, movedAt: 400 }, 500)).toBe(0);
  });
});

describe('CRT-16: flashes stay below the limit of photosensitive readers', () => {
  it('lets a cell flash once per 700 ms', () => {
    const budget = createFlashBudget();
    expect(budget.take(1_000, 0)).toBe(true);
    expect(budget.take(1_699, 1_000)).toBe(false);
    expect(budget.take(1_700, 1_000)).toBe(true);
  });

  it('lets a page flash three times in any second', () => {
    const budget = createFlashBudget();
    const taken = Array.from({ length: 40 }, (_, step) => ({
      at: 5_000 + step * 50,
      yes: budget.take(5_000 + step * 50, 0),
    })).filter(({ yes }) => yes);
    expect(taken.length).toBeGreaterThan(3);
    for (const { at } of taken) {
      expect(taken.filter((other) => other.at >= at && other.at < at + 1_000).length).toBeLessThanOrEqual(3);
    }
  });

  it('C1 lets them flash on after a clock that ran ahead was set right, and no oftener for it', () => {
    const budget = createFlashBudget();
    const ahead = 86_400_000;
    expect([0, 1, 2].map((step) => budget.take(ahead + step, 0))).toEqual([true, true, true]);
    expect(budget.take(500, ahead)).toBe(false);
    expect(budget.take(1_499, ahead)).toBe(false);
    expect(budget.take(1_500, ahead)).toBe(true);
  });
});
