/** Capping stakes and winnings by page, sport and type of market, and lifting that (LIM-6 … LIM-8). */
import { capCall, capPreviewCall } from '../../../src/domain/calls/officeRisk.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import { capKey, MOST_CAPS, type CapSums, type CapTarget } from '../../../src/domain/limits/caps.ts';
import { capReach, type CapReach } from '../../../src/domain/limits/capReach.ts';
import { tellEverybody } from '../../events/tellMember.ts';
import { readLevels } from '../../house/levels.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { tellOfficeDocument } from '../tellOffice.ts';
import { countOf } from './targets.ts';

type Capping = Acting<typeof capCall>;

export function capAct(act: AnswerAct): void {
  act({ call: capCall, look, perform: cap }, capPreviewCall);
}

const NONE: CapSums = { maxStake: null, maxWinnings: null };

const sumsOf = ({ given }: Pick<Capping, 'given'>): CapSums =>
  given.act === 'lift' ? NONE : { maxStake: given.maxStake, maxWinnings: given.maxWinnings };

const nameOf = ({ scope, ...ids }: CapTarget): string => [scope, ...Object.values(ids)].join(':');

const isSame = (a: CapSums, b: CapSums): boolean => a.maxStake === b.maxStake && a.maxWinnings === b.maxWinnings;

async function look(tx: Work, acting: Capping) {
  const { target } = acting.given;
  const [before, after] = [await knownOf(tx, target), sumsOf(acting)];
  const levels = await readLevels(tx);
  const reaches = (sums: CapSums) => levels.map((level) => capReach(level, { target, ...sums }));
  const [was, is] = [reaches(before), reaches(after)];
  const lowered = (of: readonly CapReach[]) => of.filter(({ isLowered }) => isLowered).length;
  const shut = (of: readonly CapReach[]) => of.filter(({ isShut }) => isShut).length;
  const effect: Effect = {
    lines: [
      { what: 'capStake', before: before.maxStake, after: after.maxStake },
      { what: 'capWinnings', before: before.maxWinnings, after: after.maxWinnings },
      { what: 'capLowered', before: lowered(was), after: lowered(is) },
      { what: 'capShut', before: shut(was), after: shut(is) },
    ],
    amount: 0,
    target: `cap:${nameOf(target)}`,
    member: null,
  };
  return succeed(effect);
}

async function knownOf(tx: Work, target: CapTarget): Promise<CapSums> {
  const row = await tx
    .selectFrom('caps')
    .select(['max_stake', 'max_winnings'])
    .where('cap_key', '=', capKey(target))
    .executeTakeFirst();
  return row === undefined ? NONE : { maxStake: row.max_stake, maxWinnings: row.max_winnings };
}

async function cap(tx: Work, acting: Capping) {
  const { given, operator, reason, now } = acting;
  const { target } = given;
  const cap_key = capKey(target);
  const [known, sums] = [await knownOf(tx, target), sumsOf(acting)];
  if (given.act === 'set' && isSame(sums, NONE)) return refuseAct('empty');
  if (isSame(known, sums)) return refuseAct('same');
  if (given.act === 'lift') await tx.deleteFrom('caps').where('cap_key', '=', cap_key).execute();
  else {
    if (isSame(known, NONE) && (await countOf(tx, 'caps')) >= MOST_CAPS)
      return refuseAct('tooMany', { most: MOST_CAPS });
    const said = {
      ...{ max_stake: sums.maxStake, max_winnings: sums.maxWinnings },
      ...{ operator_id: operator.id, name: operator.name, at: now, reason },
    };
    await tx
      .insertInto('caps')
      .values({ cap_key, target: JSON.stringify(target), ...said })
      .onConflict((conflict) => conflict.column('cap_key').doUpdateSet(said))
      .execute();
  }
  await tellEverybody(tx, 'caps', now);
  await tellOfficeDocument(tx, 'risk', now);
  return succeed({ done: sums, written: { target: `cap:${nameOf(target)}`, before: known, after: sums } });
}
