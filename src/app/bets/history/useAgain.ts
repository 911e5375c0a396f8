/** Which picks of a bet can be backed once more, and on which page's slip (SPT-13). Their games are looked at while the bet is opened. */
import { readFollowedFixtures, type FixturesRead } from '../../../db/queries/fixtures.ts';
import { isBonus } from '../../../domain/bet-slip/bonusPick.ts';
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { takesBets } from '../../../domain/bets/closingTime.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { PAGE_IDS, pageRow } from '../../../domain/reference/pageTable.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { findSelection, isOpen } from '../../../domain/sports/fixture.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';

export interface Again {
  readonly page: PageKind;
  readonly path: string;
  readonly open: readonly SlipPick[];
  readonly gone: readonly SlipPick[];
}

export function useAgain({ page, picks }: Bet): Again {
  const originNow = useOriginClock();
  const wanted = picks.filter((pick) => !isBonus(pick)).map(({ settlement: _settlement, ...pick }) => pick);
  // A round is nobody's to look at, and its time is over once a bet on it is opened.
  useLookAt({ games: wanted.filter(({ fixtureId }) => !isOfRound(fixtureId)) });
  const ids = wanted.map(({ fixtureId }) => fixtureId);
  const answer = useLive<FixturesRead>((db) => readFollowedFixtures(db, ids), [ids.join(' ')]);
  const isBackable = ({ fixtureId, selectionId }: SlipPick) => {
    const fixture = answer?.fixtures.find((one) => one?.fixtureId === fixtureId);
    const found = fixture && findSelection(fixture, selectionId);
    return (
      fixture !== undefined && found !== undefined && takesBets(fixture, originNow(), 0) && isOpen(found.selection)
    );
  };
  const home = PAGE_IDS.find((id) => pageRow(id).slip === page && pageRow(id).board !== undefined) ?? MAIN_BOARD;
  return {
    page: pageRow(home).slip ?? MAIN_BOARD,
    path: pageRow(home).path,
    open: wanted.filter(isBackable),
    gone: answer === undefined ? [] : wanted.filter((pick) => !isBackable(pick)),
  };
}
