/** While nobody knows whether a bet was placed, every page says so (CRT-15). */
import { lazy, Suspense } from 'react';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { useSlip } from './useSlipView.ts';

// Of bets that nobody knows of alone.
const UnknownBetLine = lazy(async () => ({
  default: (await patientImport(() => import('./UnknownBetLine.tsx'))).UnknownBetLine,
}));

/** How much of a bet's key a reader is shown. */
const RECEIPT_LENGTH = 8;

export function UnknownBetBanner({ page, className }: { readonly page: PageKind; readonly className: string }) {
  const phase = useSlip(page)?.phase;
  if (phase?.at !== 'unknown') return null;
  return (
    <div className={className}>
      <Suspense fallback={null}>
        <UnknownBetLine receipt={phase.key.slice(0, RECEIPT_LENGTH)} />
      </Suspense>
    </div>
  );
}
