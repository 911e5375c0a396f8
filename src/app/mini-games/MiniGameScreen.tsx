/**
 * Every page of mini games but those of venues. What they are made of is named by this file alone: named by the routes, the names of its two dozen files
 * would be in the first script of every page.
 */
import { lazy, Suspense } from 'react';
import { lists } from '../kit/copy/lists.ts';
import { patientImport } from '../kit/timing/patientImport.ts';
import { BoardSkeleton } from '../kit/ui/Skeleton.tsx';

const MiniGamePages = lazy(async () => ({
  default: (await patientImport(() => import('./MiniGamePages.tsx'))).MiniGamePages,
}));

export const Component = () => (
  <Suspense fallback={<BoardSkeleton label={lists.loading} />}>
    <MiniGamePages />
  </Suspense>
);
