/** Whether a selection can be pressed, and if not, why: closed before suspended before stale. */
import type { Fixture, Selection } from '../../../domain/sports/fixture.ts';
import type { OddsState } from '../../kit/ui/odds-button/OddsButton.tsx';

const OFFERED: ReadonlySet<Fixture['status']> = new Set(['scheduled', 'inPlay']);

export function isOffered(fixture: Pick<Fixture, 'status'>): boolean {
  return OFFERED.has(fixture.status);
}

export function selectionState(fixture: Pick<Fixture, 'status'>, selection: Selection, isStale: boolean): OddsState {
  if (selection.status === 'settled' || !isOffered(fixture)) return 'closed';
  if (selection.status === 'suspended') return 'suspended';
  return isStale ? 'stale' : 'open';
}
