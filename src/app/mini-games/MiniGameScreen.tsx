/**
 * Every page of mini games but those of venues. What they are made of is named by this file alone: named by the routes, the names of its two dozen files
 * would be in the first script of every page.
 */
import { lazy, Suspense } from 'react';
import { patientImport } from '../kit/timing/patientImport.ts';

const MiniGamePages = lazy(async () => ({
  default: (await patientImport(() => import('./MiniGamePages.tsx'))).MiniGamePages,
}));

export const Component = () => (
  <Suspense fallback={null}>
    <MiniGamePages />
  </Suspense>
);
