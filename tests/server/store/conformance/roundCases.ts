/** A round that an operator makes void (ROU-15), on each store: its bets, its draw, and what a second process finds of it. */
import { expect, it } from 'vitest';
import { slipOfGame } from '../../../../src/domain/bets/slipOfGame.ts';
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';
import { OfficeRound, RoundOfOffice } from '../../../../src/domain/office/rounds.ts';
import { availableOf } from '../../../../src/domain/wallet/ledger.ts';
import { isSound } from '../../../../server/wallet/ledgerDefects.ts';
import { betOnRound, byClock, drawsAt, openDrawHouse, roundOn } from '../../draws/support/drawHouse.ts';
import { createManualClock } from '../../feed/manualClock.ts';
import { signIn } from '../../support/caller.ts';
import { openOrigin } from '../../support/openOrigin.ts';
import { doneOf, signInOperator } from '../../support/operator.ts';
import type { Ground } from './storeKind.ts';

const game = GAMES.find((row) => slipOfGame(row) === 'minigame' && row.periodMs === 60_000)!;
const STAKE = 10_000;

export function roundCases(newGround: () => Promise<Ground>): void {
  it.each(['before', 'after'])(
    'ROU-15 ROU-16 ROU-17 makes a round void %s its draw, settles its bets behind it, and draws it all the same',
    async (when) => {
      const { dataDir, openStore } = await newGround();
      const { origin, clock, pass } = await openDrawHouse([game], { dataDir, openStore });
      const member = await signIn(origin);
      const roundId = roundOn(game, clock.now());
      for (let count = 0; count < 30; count += 1)
        expect(
          (await betOnRound(member, game, roundId, { market: count % 2 }, { amounts: STAKE + count })).status,
        ).toBe(200);
      if (when === 'after') await pass(drawsAt(roundId) - clock.now());
      const trader = await signInOperator(origin, 'trader1');
      const view = when === 'after' ? 'drawn' : 'open';
      const found = OfficeRound.array().parse((await trader.call('GET', `/results/rounds?view=${view}`)).body);
      expect(found.find((round) => round.roundId === roundId)).toMatchObject({ bets: 30, voidedAt: null });
      expect(doneOf(await trader.does('/round/void', { roundId }))).toMatchObject({ bets: 30 });
      await origin.close();
      const other = await openOrigin({
        ...byClock(createManualClock(Math.max(clock.now(), drawsAt(roundId) + 1_000)), [game]),
        ...{ dataDir, openStore },
      });
      await other.drawn();
      await other.settled();
      expect(await other.inspect.balance(availableOf(member.memberId))).toBe(1_000_000);
      expect(isSound(await other.inspect.ledger())).toBe(true);
      const again = trader.on(other);
      const { round, drawn, selections } = RoundOfOffice.parse(
        (await again.call('GET', `/results/rounds/${roundId}`)).body,
      );
      expect(round).toMatchObject({ state: 'drawn', bets: 30, openBets: 0, paid: round.stakes });
      expect(round.voidedAt).not.toBeNull();
      expect(drawn.length).toBeGreaterThan(0);
      expect(selections.map(({ recorded, waiting }) => [recorded, waiting])).toEqual([
        [-1, 0],
        [-1, 0],
      ]);
      const voided = OfficeRound.array().parse((await again.call('GET', '/results/rounds?view=voided')).body);
      expect(voided.map((one) => one.roundId)).toEqual([roundId]);
    },
  );
}
