/** One fixture with its twelve prices, drawn again only when it is another object. */
import { memo } from 'react';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { OddsCell } from './OddsCell.tsx';

export const FixtureLine = memo(function FixtureLine({ fixture }: { readonly fixture: Fixture }) {
  return (
    <li>
      <span>
        {fixture.home} – {fixture.away}
      </span>
      {fixture.markets.flatMap((market) =>
        market.selections.map(({ selectionId, name, odds, version }) => (
          <OddsCell key={selectionId} selectionId={selectionId} name={name} odds={odds} version={version} />
        )),
      )}
    </li>
  );
});
