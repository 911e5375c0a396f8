/** One outcome as a peer stores it: a flat row of fifteen fields. */
import type { Fixture } from '../../../src/domain/sports/fixture.ts';

export interface OutcomeRow {
  readonly selectionId: string;
  readonly fixtureId: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  readonly startAt: number;
  readonly marketId: string;
  readonly side: string;
  readonly name: string;
  readonly line: string;
  readonly odds: number;
  readonly status: string;
  readonly version: number;
  readonly movedAt: number;
}

export function outcomeRowsOf(fixtures: readonly Fixture[]): OutcomeRow[] {
  return fixtures.flatMap(({ fixtureId, leagueId, leagueName, home, away, startAt, markets }) =>
    markets.flatMap(({ marketId, selections }) =>
      selections.map(({ selectionId, side, name, line, odds, status, version, movedAt }) => ({
        ...{ selectionId, fixtureId, leagueId, leagueName, home, away, startAt, marketId },
        ...{ side, name, line, odds, status, version, movedAt },
      })),
    ),
  );
}
