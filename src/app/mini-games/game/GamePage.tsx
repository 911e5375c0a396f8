/** One mini game: its stage, the round that is on, what can be bet on it, its boards, rounds and own bets. */
import { useMemo } from 'react';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { gameNameOf } from '../copy/games.ts';
import { HeldMoney } from '../rounds/HeldMoney.ts';
import { useRoundNow, withVoid } from '../rounds/useRoundNow.ts';
import { useToldBets } from '../rounds/untold.ts';
import { useRounds } from '../rounds/useRounds.ts';
import { BoardSlot } from './BoardSlot.tsx';
import { ClosedGame } from './ClosedGame.tsx';
import { GameBar } from './GameBar.tsx';
import { GameLayout } from './GameLayout.tsx';
import * as styles from './GamePage.css.ts';
import { LastRounds } from './LastRounds.tsx';
import { Markets } from './Markets.tsx';
import { OwnBets } from './OwnBets.tsx';
import { OwnOutcome } from './OwnOutcome.tsx';
import { RoundStrip } from './RoundStrip.tsx';
import { StageSlot } from './StageSlot.tsx';
import { betsOnRound, useOwnBets } from './useOwnBets.ts';
import { useStaysTold } from './useStaysTold.ts';

export function GamePage({ game }: { readonly game: GameRow }) {
  const now = useRoundNow(game);
  const { rounds, list, isRead } = useRounds(game, now.last);
  const last = rounds.find(({ roundId }) => roundId === now.last);
  const stands = useMemo(() => withVoid(now, rounds), [now, rounds]);
  const round = useStaysTold(stands, last !== undefined);
  const bets = useOwnBets(game);
  const mine = useMemo(() => new Set(bets.flatMap(({ picks }) => picks.map(({ fixtureId }) => fixtureId))), [bets]);
  // What is being drawn is told by the stage, and by nothing else before it.
  const told = useMemo(
    () => (round.isShowing ? rounds.filter(({ roundId }) => roundId !== round.last) : rounds),
    [rounds, round],
  );
  const before = rounds.find(({ roundId }) => roundId !== round.roundId);
  const toldBets = useToldBets(bets);
  const name = gameNameOf(game);
  return (
    <GameLayout title={name} game={game}>
      <ClosedGame game={game} />
      <HeldMoney game={game} />
      <div className={styles.parts}>
        <div className={styles.main}>
          <section className={styles.panel} aria-label={name}>
            <GameBar game={game} />
            <StageSlot game={game} round={round} last={last} before={before} isRead={isRead} />
            {round.isShowing ? null : <OwnOutcome key={round.last} bets={betsOnRound(bets, round.last)} />}
            <RoundStrip game={game} round={round} />
          </section>
          <Markets game={game} round={round} bets={betsOnRound(bets, round.roundId)} />
        </div>
        <div className={styles.side}>
          <BoardSlot game={game} rounds={told} mine={mine} />
          <LastRounds game={game} rounds={told} list={list} isRead={isRead} mine={mine} />
          <OwnBets bets={toldBets} round={round} />
        </div>
      </div>
    </GameLayout>
  );
}
