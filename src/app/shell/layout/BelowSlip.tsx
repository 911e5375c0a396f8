/** Under the slip of a large screen: what the member has on the games in play that are shown, and the house's contacts. */
import { lazy, memo, Suspense } from 'react';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { RightBanner } from './RightBanner.tsx';

const GameBets = lazy(async () => ({
  default: (await patientImport(() => import('../../bets/history/GameBets.tsx'))).GameBets,
}));

/** @param page whose slip it is; none on pages without one */
export const BelowSlip = memo(({ page }: { readonly page: PageKind | undefined }) => (
  <>
    {page === 'inplay' ? (
      <Suspense fallback={null}>
        <GameBets />
      </Suspense>
    ) : null}
    <RightBanner />
  </>
));
