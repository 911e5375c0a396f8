/** What the results page is about: games of sports, or rounds of mini games and virtual games. */
import { useSearchParams } from 'react-router-dom';
import { rounds as words } from '../../copy/rounds.ts';
import { Filters } from '../../parts/Filters.tsx';

const KINDS = ['games', 'rounds'] as const;
type Kind = (typeof KINDS)[number];

const choices = KINDS.map((value) => ({ value, label: words.kindNames[value] }));

export function KindChoice({ kind }: { readonly kind: Kind }) {
  const [, setParams] = useSearchParams();
  return (
    <Filters<Kind>
      label={words.kinds}
      choices={choices}
      value={kind}
      onChange={(chosen) => setParams(chosen === 'rounds' ? { of: 'rounds' } : {}, { replace: true })}
    />
  );
}
