/** What an entry of the log is about, in one line. Pure. */
import type { AuditEntry } from '../../../../domain/office/audit.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { units } from '../../../kit/copy/labels.ts';
import { audit as words } from '../../copy/audit.ts';
import { fieldName } from '../../copy/houseFields.ts';
import { roundName } from '../../parts/roundName.ts';
import { payoutTarget } from '../../copy/payouts.ts';

/** The member and the sum, or what else it is about; an id that nothing is known of stands as it is. */
export function targetText({ member, amount, target, after }: AuditEntry): string {
  const sum = amount === null || amount === 0 ? '' : `${formatWon(amount)}${units.won}`;
  const said = [member ?? nameOf(target, after) ?? '', sum].filter((part) => part !== '').join(' · ');
  return said === '' ? target : said;
}

/** What acts without a member are about, by what stands before the first colon; `undefined` for all others. */
function nameOf(target: string, after: unknown): string | undefined {
  const [kind, id = ''] = target.split(':');
  switch (kind) {
    case 'setting':
      return fieldName(id);
    case 'level':
      return words.targets.level(id);
    case 'payouts':
      return payoutTarget(id);
    case '':
    case 'mailing':
    case 'article':
      return titleOf(after);
    case 'result':
    case 'fixture':
    case 'market':
    case 'selection':
      return words.targets[kind](id);
    case 'round':
      return roundName(id);
    case 'all':
      return words.targets.all;
    default:
      return undefined;
  }
}

const titleOf = (after: unknown): string | undefined =>
  typeof after === 'object' && after !== null && 'title' in after && typeof after.title === 'string'
    ? after.title
    : undefined;
