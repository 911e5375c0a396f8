/** The stage of each family, loaded when a page of it opens. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { FamilyId } from '../../../domain/mini-games/families.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import type { StageProps } from './Stage.tsx';

export type { StageProps };

type LazyStage = LazyExoticComponent<ComponentType<StageProps>>;

const powerball = lazy(async () => ({
  default: (await patientImport(() => import('./PowerballStage.tsx'))).PowerballStage,
}));

/** By family; a family whose stage is drawn elsewhere has none here. */
export const stageOf: Readonly<Partial<Record<FamilyId, LazyStage>>> = { powerball };
