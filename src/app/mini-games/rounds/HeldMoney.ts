/**
 * While a game's page is open, money beside it says nothing that its stage has not told (RND-4); where nothing moves, nothing is held. It draws
 * nothing: what a member has changes more often than the page it is held on.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { moneyAndBets } from '../../../db/queries/moneyAndBets.ts';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { untoldWon } from '../../../domain/mini-games/told.ts';
import { shownMoneyOf } from '../../frame/account/shownMoney.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useIsStill } from '../virtual/pictures/useIsStill.ts';
import { useOriginStep } from './useOriginStep.ts';

export function HeldMoney({ game: { gameId } }: { readonly game: GameRow }): null {
  const { engine } = usePorts();
  const originNow = useOriginClock();
  const isStill = useIsStill();
  const read = useLive(moneyAndBets, []);
  // What was won before the page opened has been shown elsewhere.
  const [since] = useState(originNow);
  const won = useOriginStep((at) =>
    read === undefined || isStill ? undefined : read.emoney - untoldWon(read.bets, gameId, at, since),
  );
  const money = shownMoneyOf(engine);
  useLayoutEffect(() => money.show(won), [money, won]);
  useEffect(() => () => money.show(undefined), [money]);
  return null;
}
