/** What mini games pay, as operators see and set it (rules PAY): from a round on that is not open yet, within the bounds of each cell. */
import { officePayoutsCall, setPayoutsCall, setPayoutsPreviewCall } from '../../../src/domain/calls/officeGames.ts';
import { fail, succeed, type Result } from '../../../src/domain/kernel/decision.ts';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';
import { gameOf, type GameRow } from '../../../src/domain/mini-games/gameTable.ts';
import { returnOf, type GameMarket } from '../../../src/domain/mini-games/family.ts';
import { PAYOUT_GAMES, payoutFault, usualMarketsOf } from '../../../src/domain/mini-games/payoutBounds.ts';
import type { PayoutBook } from '../../../src/domain/mini-games/payouts.ts';
import { PayoutOdds } from '../../../src/domain/mini-games/payoutSchema.ts';
import { partsOf, timesOf, type RoundId } from '../../../src/domain/mini-games/round.ts';
import type { EffectLine } from '../../../src/domain/office/operatorAct.ts';
import type { Clock } from '../../clock.ts';
import { payoutChangeOf, readNewestBooks, storePayouts, type PayoutChange } from '../../draws/payouts.ts';
import { tellEverybody } from '../../events/tellMember.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type ActRefused } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import type { OfficeParts } from '../officeParts.ts';
import { tellOfficeDocument } from '../tellOffice.ts';

type Setting = Acting<typeof setPayoutsCall>;

/** Behind the right `setting.see`. */
export function payoutViews(answer: AnswerCall, { store }: OfficeParts): void {
  answer(officePayoutsCall, () =>
    store.read(async (tx) =>
      (await readNewestBooks(tx)).map(({ game_id, from_round, version, odds, name, at }) => ({
        ...{ gameId: game_id, fromRound: from_round as RoundId, version, by: name, at },
        odds: PayoutOdds.parse(JSON.parse(odds)),
      })),
    ),
  );
}

/** @param clock read within the transaction: an act may have waited for it, and a round have opened */
export function payoutActs(act: AnswerAct, clock: Clock): void {
  act(
    {
      call: setPayoutsCall,
      async look(tx, acting) {
        const found = await changeOf(tx, acting, clock.now());
        if (!found.ok) return found;
        const { game, change } = found.value;
        const lines = changedCells(usualMarketsOf(game), change);
        return succeed({
          lines: [...fromLines(change.fromRound), ...lines],
          amount: 0,
          target: `payouts:${game.gameId}`,
          member: null,
          // From which round on it holds moves by itself.
          boundTo: lines,
        });
      },
      async perform(tx, acting) {
        const at = clock.now();
        const found = await changeOf(tx, acting, at);
        if (!found.ok) return found;
        const { game, change } = found.value;
        await storePayouts(tx, game, change, { operator: acting.operator, at });
        await tellEverybody(tx, 'gamePayouts', at);
        await tellOfficeDocument(tx, 'house', at);
        const { fromRound, version } = change;
        const written = {
          target: `payouts:${game.gameId}`,
          before: differing(change.before, change.after),
          after: { ...differing(change.after, change.before), ...fromOf(fromRound) },
        };
        return succeed({ done: { fromRound, version }, written });
      },
    },
    setPayoutsPreviewCall,
  );
}

async function changeOf(
  tx: Work,
  { given }: Setting,
  at: number,
): Promise<Result<{ readonly game: GameRow; readonly change: PayoutChange }, ActRefused>> {
  const game = gameOf(given.gameId);
  if (game === undefined || !PAYOUT_GAMES.includes(game)) return refuseAct('unknown');
  const fault = payoutFault(usualMarketsOf(game), given.odds);
  if (fault !== undefined) {
    const { reason, ...numbers } = fault;
    return fail({ reason, numbers });
  }
  const change = await payoutChangeOf(tx, game, given.odds, at);
  if (Object.keys(differing(change.before, change.after)).length === 0) return refuseAct('unchanged');
  return succeed({ game, change });
}

/** From which round on, and when that opens, epoch ms. */
const fromOf = (roundId: RoundId) => ({
  payoutRound: partsOf(roundId)?.n ?? 0,
  payoutFromAt: timesOf(roundId).opensAt,
});
const fromLines = (roundId: RoundId): readonly EffectLine[] =>
  Object.entries(fromOf(roundId)).map(([what, after]) => ({ what, before: null, after }));

/** A line for each cell that is another one: its odds, and what it gives back. */
const changedCells = (markets: readonly GameMarket[], { before, after }: PayoutChange): readonly EffectLine[] =>
  markets.flatMap((market) =>
    market.cells.flatMap((cell) => {
      const { marketId } = market;
      const [was, is] = [before[marketId]?.[cell.key] ?? cell.odds, after[marketId]?.[cell.key] ?? cell.odds];
      const said = (odds: number) => `${formatOdds(odds)} · ${(returnOf(market, { ...cell, odds }) * 100).toFixed(2)}%`;
      return was === is ? [] : [{ what: `payout ${marketId} ${cell.key}`, before: said(was), after: said(is) }];
    }),
  );

/** Cells of a book that are others in another one, `market key` each. */
const differing = (book: PayoutBook, other: PayoutBook): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(book).flatMap(([marketId, cells]) =>
      Object.entries(cells).flatMap(([key, odds]) =>
        odds === other[marketId]?.[key] ? [] : [[`payout ${marketId} ${key}`, odds] as const],
      ),
    ),
  );
