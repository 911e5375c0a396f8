/** The boards of each family, in the order in which they stand; loaded when a page of it opens. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { FamilyId } from '../../../domain/mini-games/families.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import type { BoardProps } from './boardProps.ts';

export type { BoardProps };

type LazyBoard = LazyExoticComponent<ComponentType<BoardProps>>;

const pattern = lazy(async () => ({ default: (await patientImport(() => import('./PatternBoard.tsx'))).PatternBoard }));

/** By family; a family whose results are shown elsewhere has none here. */
export const boardsOf: Readonly<Partial<Record<FamilyId, readonly LazyBoard[]>>> = {
  powerball: [pattern],
  powerLadder: [pattern],
  keno: [pattern],
  kenoLadder: [pattern],
};
