import { describe, expect, it } from 'vitest';
import { boardsOf } from '../../../../src/app/mini-games/boards/boardsOf.ts';
import { boardMarketName, cellFace } from '../../../../src/app/mini-games/boards/cellFace.ts';
import { stageOf } from '../../../../src/app/mini-games/stages/stageOf.ts';
import { OTHER } from '../../../../src/domain/mini-games/boards/marketMarks.ts';
import { FAMILIES } from '../../../../src/domain/mini-games/families.ts';
import type { FamilyId } from '../../../../src/domain/mini-games/familyId.ts';
import type { RoundId } from '../../../../src/domain/mini-games/round.ts';

const ROUND = 'mg.216.20261024.1' as RoundId;
const DRAWN_ELSEWHERE = /^(?:race|snail|virtual)/;
const families = (Object.keys(FAMILIES) as readonly FamilyId[]).filter((id) => !DRAWN_ELSEWHERE.test(id));

describe('boards', () => {
  it.each(families)('PTN-8 %s has a stage and boards, and every result on them a letter and a name', (family) => {
    expect(stageOf[family]).toBeDefined();
    expect(boardsOf[family]?.length).toBeGreaterThan(0);
    const markets = FAMILIES[family].markets(ROUND).filter(({ cells }) => cells.length > 1 && cells.length <= 16);
    for (const { marketId, cells } of markets) {
      expect(boardMarketName(marketId)).not.toBe(marketId);
      for (const key of [...cells.map((cell) => cell.key), OTHER]) {
        const { letter, name } = cellFace(marketId, key);
        // Keys of the rules are words in small letters; a face is not.
        expect(`${marketId} ${key} ${name}`).not.toMatch(/ [a-z]{2,}$/);
        expect(letter.length).toBeLessThanOrEqual(3);
      }
    }
  });
});
