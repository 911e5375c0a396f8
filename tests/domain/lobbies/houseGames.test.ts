/** The house's own games: HSG-2, HSG-3, HSG-4. */
import { describe, expect, test } from 'vitest';
import {
  BACCARAT_PAYS,
  drawHouse,
  houseMessage,
  paidOf,
  REEL,
  REEL_SIGNS,
  signAt,
  STOPS,
} from '../../../src/domain/lobbies/houseGames.ts';
import { baccarat } from '../../../src/domain/mini-games/baccarat.ts';

const MOST_RETURN = 0.97;

describe('what the games of the house give back', () => {
  test('HSG-3 the slot, over all 32,768 outcomes: 95.63 %', () => {
    const stops = Array.from({ length: STOPS }, (_, stop) => stop);
    let paid = 0;
    let hits = 0;
    for (const a of stops) {
      for (const b of stops) {
        for (const c of stops) {
          const back = paidOf('moonSlot', [a, b, c], 'spin', 100);
          paid += back;
          if (back > 0) hits += 1;
        }
      }
    }
    expect(paid).toBe(3_133_700);
    expect(paid / (100 * STOPS ** 3)).toBeLessThanOrEqual(MOST_RETURN);
    expect(hits).toBe(10_208);
    expect(REEL_SIGNS.map((sign) => stops.filter((stop) => signAt(stop) === sign).length)).toEqual(Object.values(REEL));
  });

  test('HSG-2 baccarat, over all rows of six cards: player 96.53 %, banker 96.65 %, tie 85.64 %', () => {
    const [win, tie] = ['mg.bc.win', 'mg.bc.tie'].map((id) =>
      baccarat.markets('' as never).find(({ marketId }) => marketId === id),
    );
    const waysOf = (key: string) =>
      [...(win?.cells ?? []), ...(tie?.cells ?? [])].find((cell) => cell.key === key)?.ways ?? 0;
    const of = win?.of ?? 1;
    expect(waysOf('player') + waysOf('banker') + waysOf('tie')).toBe(of);
    const push = waysOf('tie') / of;
    const back = {
      player: (waysOf('player') / of) * (BACCARAT_PAYS.player / 100) + push,
      banker: (waysOf('banker') / of) * (BACCARAT_PAYS.banker / 100) + push,
      tie: (waysOf('tie') / of) * (BACCARAT_PAYS.tie / 100),
    };
    expect(Object.values(back).map((share) => share.toFixed(4))).toEqual(['0.9653', '0.9665', '0.8564']);
    expect(Math.max(...Object.values(back))).toBeLessThanOrEqual(MOST_RETURN);
  });

  test('HSG-2 a deal pays who was bet on, gives a tie back, and takes the rest', () => {
    // Player 9 and 10, banker 2 and 5: nobody draws.
    const deal = [8, 1, 9, 4];
    expect(['player', 'banker', 'tie'].map((choice) => paidOf('baccarat', deal, choice as 'player', 1_000))).toEqual([
      1_950, 0, 0,
    ]);
    const even = [8, 8, 9, 9];
    expect(['player', 'banker', 'tie'].map((choice) => paidOf('baccarat', even, choice as 'player', 1_000))).toEqual([
      1_000, 1_000, 9_000,
    ]);
    expect(() => paidOf('baccarat', [1, 2], 'player', 1_000)).toThrow(RangeError);
    expect(() => paidOf('baccarat', deal, 'spin', 1_000)).toThrow(RangeError);
  });
});

describe('draws of the house', () => {
  test('HSG-4 every block is of the game, the launch, the round and the key of the bet', async () => {
    expect(houseMessage('moonSlot', 'launch', 7, 'key', 2)).toBe('v1|house.moonSlot|launch-007|key|2');
    const drawn = await drawHouse('moonSlot', (counter) => new Uint8Array(32).fill(counter + 33));
    // Words 0x21212121: 33 of 32 stops.
    expect(drawn).toEqual([1, 1, 1]);
    // Words of the highest value are passed over for a bound that does not divide them, and used for one that does.
    expect(await drawHouse('moonSlot', () => new Uint8Array(32).fill(255))).toEqual([31, 31, 31]);
    await expect(drawHouse('baccarat', () => new Uint8Array(32).fill(255))).rejects.toThrow(RangeError);
  });
});
