/** `/calculate` and its four products (WAL-05). */
import type { Area } from '../../../domain/wallet/calculation.ts';
import { usePage } from '../../kit/links/usePage.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { calculations } from '../copy/ledger.ts';
import { Calculation } from './Calculation.tsx';
import { CALCULATION_PAGES, WalletFrame } from './WalletFrame.tsx';

const AREA_OF: { readonly [Page in (typeof CALCULATION_PAGES)[number]]: Area } = {
  calculate: 'all',
  calculateSports: 'sports',
  calculateCasino: 'casino',
  calculateEvent: 'event',
  calculateTether: 'tether',
};

export function Component() {
  const page = usePage();
  const shown = CALCULATION_PAGES.find((known) => known === page) ?? 'calculate';
  return (
    <QueryBoundary hint={calculations.failed}>
      <WalletFrame pages={CALCULATION_PAGES} page={shown}>
        <Calculation key={shown} area={AREA_OF[shown]} />
      </WalletFrame>
    </QueryBoundary>
  );
}
