/** What bets come to in all that get another result, line by line, with the members who fall short. */
import { MAX_LINE_NAME, type EffectLine } from '../../../src/domain/office/operatorAct.ts';
import type { Work } from '../../store/store.ts';
import type { ResultEffect } from './resultEffect.ts';

/** Members who fall short that are named; of more the sums are told. */
const MOST_NAMED = 30;

export async function sumLines(tx: Work, effect: ResultEffect): Promise<readonly EffectLine[]> {
  const { bets, memberIds, paidBefore, paidAfter, short } = effect;
  const named = short.slice(0, MOST_NAMED);
  const names =
    named.length === 0
      ? []
      : await tx
          .selectFrom('members')
          .select(['id', 'nickname'])
          .where(
            'id',
            'in',
            named.map(({ memberId }) => memberId),
          )
          .execute();
  const nicknames = new Map(names.map(({ id, nickname }) => [id, nickname]));
  return [
    { what: 'resultBets', before: null, after: bets },
    { what: 'resultMembers', before: null, after: memberIds.size },
    { what: 'resultPaid', before: paidBefore, after: paidAfter },
    { what: 'resultShort', before: null, after: short.length },
    ...named.map(({ memberId, owed }) => ({
      what: `${nicknames.get(memberId) ?? ''} #${memberId}`.slice(0, MAX_LINE_NAME),
      before: null,
      after: owed,
    })),
  ];
}
