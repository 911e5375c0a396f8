/** Which games the house puts first; none while that is not known. The same set for as long as it says the same. */
import { useMemo } from 'react';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';

export function useTopIds(): ReadonlySet<string> {
  const { view } = useHouseDocument('topEvents');
  return useMemo(() => new Set<string>(view?.value?.map(({ fixtureId }) => fixtureId)), [view]);
}
