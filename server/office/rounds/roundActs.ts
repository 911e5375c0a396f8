/** A round that an operator makes void (ROU-15): recorded and settled as results are, and shown before. */
import { voidRoundCall, voidRoundPreviewCall } from '../../../src/domain/calls/officeRounds.ts';
import { succeed, type Result } from '../../../src/domain/kernel/decision.ts';
import { knownRound, voidByOperator, type KnownRound } from '../../draws/voidByOperator.ts';
import { settleAtOnce } from '../../settlement/settleAtOnce.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type ActRefused, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { sumLines } from '../results/sumLines.ts';
import { roundEffect } from './roundEffect.ts';

type VoidActing = Acting<typeof voidRoundCall>;

/** @param wakeSettler settles what a transaction left over, once it is over */
export function roundActs(act: AnswerAct, wakeSettler: () => void): void {
  act(
    {
      call: voidRoundCall,
      async look(tx, acting) {
        const found = await toVoid(tx, acting);
        if (!found.ok) return found;
        const { roundId } = acting.given;
        const effect = await roundEffect(tx, roundId);
        const lines = [
          { what: 'round', before: stateOf(found.value), after: 'round.void' },
          { what: 'roundReturned', before: null, after: effect.returned },
          { what: 'roundTakenBack', before: null, after: effect.takenBack },
          { what: 'roundRefunded', before: null, after: effect.refunded },
          ...(await sumLines(tx, effect)),
        ];
        const about = { target: targetOf(roundId), member: null, concerned: effect.memberIds };
        return succeed({ lines, amount: effect.moved, ...about, ...boundTo(found.value) });
      },
      async perform(tx, acting, looked) {
        const found = await toVoid(tx, acting);
        if (!found.ok) return found;
        const { given, now } = acting;
        // Reckoned once a transaction: of many bets it is most of what the act takes.
        const bets = betsIn(looked);
        await voidByOperator(tx, found.value, now);
        const settled = await settleAtOnce(tx, now);
        wakeSettler();
        const written = {
          ...{ target: targetOf(given.roundId), amount: looked?.amount ?? 0 },
          before: { round: stateOf(found.value) },
          after: { round: 'round.void', resultBets: bets },
        };
        return succeed({ done: { bets, left: Math.max(0, bets - settled) }, written });
      },
    },
    voidRoundPreviewCall,
  );
}

async function toVoid(tx: Work, { given, now, proposedBy }: VoidActing): Promise<Result<KnownRound, ActRefused>> {
  const known = await knownRound(tx, given.roundId, now);
  if (known === undefined) return refuseAct('unknown');
  return known.hasEnded && known.round.state === 'void'
    ? refuseAct(proposedBy === null ? 'isVoid' : 'over')
    : succeed(known);
}

/**
 * Whoever makes a round void that is not drawn yet gives every stake back, however many come until then: bound to the sums, a round that many bet on could not be
 * made void before it closes (TWO-4).
 */
const boundTo = (known: KnownRound): Pick<Effect, 'boundTo'> => (known.hasEnded ? {} : { boundTo: stateOf(known) });

function betsIn(looked: Effect | undefined): number {
  const bets = looked?.lines.find(({ what }) => what === 'resultBets')?.after;
  return typeof bets === 'number' ? bets : 0;
}

const targetOf = (roundId: string): string => `round:${roundId}`;
const stateOf = ({ hasEnded }: KnownRound) => (hasEnded ? 'round.drawn' : 'round.undrawn');
