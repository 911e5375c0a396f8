/** The page of a match in the place of a list: its script comes when the first one is opened, after the list's prices. */
import { lazy, Suspense } from 'react';
import { board } from '../../kit/copy/labels.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import type { MatchPanelProps } from './MatchPanel.tsx';

const MatchPanel = lazy(async () => ({
  default: (await patientImport(() => import('./MatchPanel.tsx'))).MatchPanel,
}));

export function LazyMatch(props: MatchPanelProps) {
  return (
    <Suspense fallback={<BoardSkeleton label={board.loading} rows={12} />}>
      <MatchPanel {...props} />
    </Suspense>
  );
}
