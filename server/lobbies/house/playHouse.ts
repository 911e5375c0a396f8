/**
 * A bet on a house game (rules HSG): the stake by a signed debit, the draw by the launch's next seed, what was won by a signed credit, all in the
 * transaction of the bet's key. The game reaches the wallet as any supplier does, and by nothing else.
 */
import { createHash, createHmac } from 'node:crypto';
import type { HousePlay, HouseRound } from '../../../src/domain/lobbies/houseRound.ts';
import {
  drawHouse,
  houseMessage,
  houseRules,
  paidOf,
  ROUNDS_OF_LAUNCH,
} from '../../../src/domain/lobbies/houseGames.ts';
import type { WalletAnswer, WalletCall } from '../../../src/domain/lobbies/walletCall.ts';
import { playHouseCall } from '../../../src/domain/calls/houseGames.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { HouseGame } from '../../../src/domain/reference/lobbies.ts';
import type { z } from 'zod';
import type { AnswerCommand } from '../../commands/answerCommands.ts';
import { refuse } from '../../commands/performCommand.ts';
import { hexOf } from '../../draws/dayChain.ts';
import { tellRow } from '../../events/tellMember.ts';
import type { LobbySessionTable } from '../../store/originTables.ts';
import type { Work } from '../../store/store.ts';
import { availableBalance } from '../../wallet/postTransfers.ts';
import { houseSupplier, isSignedLaunch, signCall } from '../suppliers/house.ts';
import { readSecret } from '../suppliers/suppliers.ts';
import { askWallet, playerRefusal } from '../suppliers/wallet.ts';
import { seedBelow } from './launchHouse.ts';

/** Answers bets on games of the house, each once a key. */
export function houseGameCommands(answer: AnswerCommand): void {
  answer(playHouseCall, async (tx, { memberId, key, given, now }) => {
    const launch = await readLaunch(tx, memberId, given);
    if (launch === undefined) return refuse('unknownSession');
    const { secret, game, played } = launch;
    if (!houseRules[game].choices.includes(given.choice)) return refuse('malformed');
    if (played >= ROUNDS_OF_LAUNCH) return refuse('over');
    const n = played + 1;
    const roundId = `${given.session}.${n}`;
    // Of the bet, not of the round: one that was refused is not what the next bet on the same round is told.
    const bet = createHash('sha256').update(key).digest('base64url').slice(0, 16);
    const ask = (part: Pick<WalletCall, 'action' | 'amount'>) =>
      askSigned(tx, secret, {
        ...part,
        session: given.session,
        transaction: `${roundId}.${bet}.${part.action}`,
        round: roundId,
        at: now,
      });
    const staked = await ask({ action: 'debit', amount: given.stake });
    if ('reason' in staked) return refusalOf(tx, { member_id: memberId, game }, staked.reason, { ...given, now });
    const seed = seedBelow(Buffer.from(launch.top_seed, 'hex'), ROUNDS_OF_LAUNCH - n);
    const drawn = await drawHouse(game, (counter) =>
      createHmac('sha256', seed)
        .update(houseMessage(game, given.session, n, key, counter))
        .digest(),
    );
    const paid = paidOf(game, drawn, given.choice, given.stake);
    const credited = await ask({ action: 'credit', amount: paid });
    if ('reason' in credited) throw new Error(`a round is not paid: ${credited.reason}`);
    const round: HouseRound = {
      ...{
        roundId,
        session: given.session,
        game,
        n,
        choice: given.choice,
        stake: given.stake,
        paid,
        drawn: [...drawn],
      },
      ...{
        seed: hexOf(seed),
        salt: key,
        staked: launch.staked + given.stake,
        returned: launch.returned + paid,
        at: now,
      },
    };
    await keepRound(tx, memberId, round);
    return succeed({ round, emoney: credited.balance });
  });
}

/** As it would come over the line: written, signed, read, done. */
async function askSigned(tx: Work, secret: string, call: WalletCall): Promise<WalletAnswer> {
  const read = houseSupplier.read(secret, signCall(secret, call));
  // Money is on: the command was let through (LED-1).
  return typeof read === 'string' ? { reason: read } : askWallet(tx, 'house', read, call.at, false);
}

/** A game of the house is not told why either: its command asks for its member. */
async function refusalOf(
  tx: Work,
  session: Pick<LobbySessionTable, 'member_id' | 'game'>,
  reason: string,
  { stake, now }: { readonly stake: number; readonly now: number },
) {
  if (reason === 'tooPoor')
    return refuse('tooPoor', { emoney: await availableBalance(tx, MemberId.parse(session.member_id)) });
  if (reason === 'over') return refuse('over');
  const why = reason === 'refused' ? await playerRefusal(tx, session, stake, now) : undefined;
  if (why?.reason === 'aboveOwnLimit') return refuse('ownLimit');
  return refuse(why?.reason ?? 'closed');
}

/** The launch of this member that an address of the house's making names. */
async function readLaunch(tx: Work, memberId: MemberId, { session, sign }: z.output<typeof HousePlay>) {
  const secret = await readSecret(tx, 'house');
  const row = await tx
    .selectFrom('lobby_sessions')
    .innerJoin('house_launches', 'house_launches.session_id', 'lobby_sessions.session_id')
    .select(['game', 'top_seed', 'played', 'staked', 'returned'])
    .where('lobby_sessions.session_id', '=', session)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (secret === undefined || row === undefined) return undefined;
  const game = row.game as HouseGame;
  return isSignedLaunch(secret, { session, game }, sign) ? { ...row, secret, game } : undefined;
}

async function keepRound(tx: Work, memberId: MemberId, round: HouseRound): Promise<void> {
  const { roundId, session, drawn, n, staked, returned, ...rest } = round;
  await tx
    .insertInto('house_rounds')
    .values({
      round_id: roundId,
      session_id: session,
      member_id: memberId,
      drawn: JSON.stringify(drawn),
      n,
      staked,
      returned,
      ...rest,
    })
    .execute();
  await tx
    .updateTable('house_launches')
    .set({ played: n, staked, returned })
    .where('session_id', '=', session)
    .execute();
  await tellRow(tx, memberId, 'houseRounds', round, round.at);
}
