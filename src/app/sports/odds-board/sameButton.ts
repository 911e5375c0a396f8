/** Whether an odds button shows the same as before, so that it is not drawn again: of a row of many only the one whose price changed is. */
import type { Fixture, Selection } from '../../../domain/sports/fixture.ts';

export interface ButtonProps {
  readonly fixture: Pick<Fixture, 'fixtureId' | 'status' | 'home' | 'away'>;
  readonly selection: Pick<Selection, 'selectionId' | 'version'>;
}

const FACTS = ['fixtureId', 'status', 'home', 'away'] as const;

/** A selection's version counts every change of it (rule FX-1); all other properties are compared as they are. */
export function isSameButton<Props extends ButtonProps>(a: Props, b: Props): boolean {
  return (
    a.selection.selectionId === b.selection.selectionId &&
    a.selection.version === b.selection.version &&
    FACTS.every((fact) => a.fixture[fact] === b.fixture[fact]) &&
    (Object.keys(b) as (keyof Props)[]).every((key) => key === 'fixture' || key === 'selection' || a[key] === b[key])
  );
}
