/** Whether an odds button, or a row of them, shows the same as before, so that it is not drawn again: of many only the one whose price changed is. */
import type { Fixture, Market, Selection } from '../../../domain/sports/fixture.ts';

type Game = Pick<Fixture, 'fixtureId' | 'status' | 'home' | 'away'>;
type Priced = Pick<Selection, 'selectionId' | 'version'>;

export interface ButtonProps {
  readonly fixture: Game;
  readonly selection: Priced;
}

export interface RowProps {
  readonly fixture: Game;
  readonly market: Pick<Market, 'marketId' | 'name' | 'baseLine'> & { readonly selections: readonly Priced[] };
}

const FACTS = ['fixtureId', 'status', 'home', 'away'] as const;
const isSameGame = (a: Game, b: Game): boolean => FACTS.every((fact) => a[fact] === b[fact]);

/** A selection's version counts every change of it (rule FX-1). */
const isSamePrice = (a: Priced | undefined, b: Priced): boolean =>
  a?.selectionId === b.selectionId && a.version === b.version;

/** All properties but those that are compared by what they say. */
const areOthersSame = <Props extends object>(a: Props, b: Props, said: keyof Props): boolean =>
  (Object.keys(b) as (keyof Props)[]).every((key) => key === 'fixture' || key === said || a[key] === b[key]);

export const isSameButton = <Props extends ButtonProps>(a: Props, b: Props): boolean =>
  isSamePrice(a.selection, b.selection) && isSameGame(a.fixture, b.fixture) && areOthersSame(a, b, 'selection');

export function isSameRow<Props extends RowProps>(a: Props, b: Props): boolean {
  const [before, now] = [a.market, b.market];
  return (
    before.marketId === now.marketId &&
    before.name === now.name &&
    before.baseLine === now.baseLine &&
    before.selections.length === now.selections.length &&
    now.selections.every((selection, place) => isSamePrice(before.selections[place], selection)) &&
    isSameGame(a.fixture, b.fixture) &&
    areOthersSame(a, b, 'market')
  );
}
