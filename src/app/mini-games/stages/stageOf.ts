/** The stage of each family, loaded when a page of it opens. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { FamilyId } from '../../../domain/mini-games/familyId.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import type { StageProps } from './Stage.tsx';

type LazyStage = LazyExoticComponent<ComponentType<StageProps>>;

const powerball = lazy(async () => ({
  default: (await patientImport(() => import('./PowerballStage.tsx'))).PowerballStage,
}));
const keno = lazy(async () => ({ default: (await patientImport(() => import('./KenoStage.tsx'))).KenoStage }));
const ladder = lazy(async () => ({ default: (await patientImport(() => import('./LadderStage.tsx'))).LadderStage }));
const cards = lazy(async () => ({ default: (await patientImport(() => import('./CardStage.tsx'))).CardStage }));
const dice = lazy(async () => ({ default: (await patientImport(() => import('./DiceStage.tsx'))).DiceStage }));
const wheel = lazy(async () => ({ default: (await patientImport(() => import('./WheelStage.tsx'))).WheelStage }));

const family = lazy(async () => ({
  default: (await patientImport(() => import('../virtual/FamilyStage.tsx'))).FamilyStage,
}));

/** By family; a family whose stage is drawn elsewhere has none here. */
export const stageOf: Readonly<Partial<Record<FamilyId, LazyStage>>> = {
  ...{ powerball, keno, powerLadder: ladder, kenoLadder: ladder, ladder },
  ...{ baccarat: cards, dragonTiger: cards, cardOddEven: cards, hiddenOddEven: cards },
  ...{ hiLo: cards, blackjack: cards, goStop: cards },
  ...{ sicbo: dice, dice, roulette: wheel, oneRing: wheel },
  ...{ race: family, snail: family },
};
