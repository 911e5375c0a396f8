/** The boards of each family, in the order in which they stand; loaded when a page of it opens. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { FamilyId } from '../../../domain/mini-games/familyId.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import type { BoardProps } from './boardProps.ts';

export type { BoardProps };

type LazyBoard = LazyExoticComponent<ComponentType<BoardProps>>;

const pattern = lazy(async () => ({ default: (await patientImport(() => import('./PatternBoard.tsx'))).PatternBoard }));
const roads = lazy(async () => ({ default: (await patientImport(() => import('./RoadBoard.tsx'))).RoadBoard }));
const counts = lazy(async () => ({ default: (await patientImport(() => import('./CountBoard.tsx'))).CountBoard }));
const numbers = lazy(async () => ({ default: (await patientImport(() => import('./NumberBoard.tsx'))).NumberBoard }));

const plain = [pattern, counts];
const counted = [pattern, numbers, counts];
const sided = [roads, counts];

/** By family; a family whose results are shown elsewhere has none here. */
export const boardsOf: Readonly<Partial<Record<FamilyId, readonly LazyBoard[]>>> = {
  ...{ powerball: counted, keno: counted, powerLadder: plain, kenoLadder: plain, ladder: plain },
  ...{ baccarat: sided, dragonTiger: sided, blackjack: sided, goStop: sided },
  ...{ cardOddEven: plain, hiddenOddEven: plain, hiLo: plain },
  ...{ sicbo: counted, dice: [roads, numbers, counts], roulette: counted, oneRing: counted },
};

/** The boards of a family. @param isNarrow where roads have counts of their own among their tabs */
export function boardsFor(family: FamilyId, isNarrow: boolean): readonly LazyBoard[] {
  const boards = boardsOf[family] ?? [];
  return isNarrow && boards.includes(roads) ? boards.filter((board) => board !== counts) : boards;
}
