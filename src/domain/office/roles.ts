/**
 * What operators may do, role by role (OPR-3): one table, which routes ask before anything else, the stream asks of every row, and the screen asks for
 * what it lists. A right is what is done to what.
 */
import { z } from 'zod';

export const ROLES = ['owner', 'trader', 'cashier', 'support', 'partner'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** `office.enter` is everybody's who has a role: their own session. Who may confirm an act of somebody else is who may do it themselves. */
export const RIGHTS = [
  'office.enter',
  'today.see',
  'queue.see',
  'cashier.see',
  'cashier.decide',
  'inquiry.see',
  'inquiry.answer',
  'post.see',
  'post.moderate',
  'member.see',
  'member.note',
  'member.change',
  'session.end',
  'letter.send',
  'purse.adjust',
  'coupon.issue',
  'setting.see',
  'setting.change',
  'risk.see',
  'risk.act',
  'article.write',
  'result.see',
  'result.enter',
  'bet.see',
  'bet.cancel',
  'report.see',
  'audit.see',
  'operator.see',
  'operator.manage',
  'tree.see',
  'tree.adjust',
  'tree.withdraw',
] as const;
export const Right = z.enum(RIGHTS);
export type Right = z.infer<typeof Right>;

const rights = (...given: readonly Right[]): ReadonlySet<Right> => new Set<Right>(['office.enter', ...given]);

export const RIGHTS_OF: Readonly<Record<Role, ReadonlySet<Right>>> = {
  owner: new Set<Right>(RIGHTS),
  trader: rights(
    'member.note',
    'today.see',
    'queue.see',
    'member.see',
    'setting.see',
    'risk.see',
    'risk.act',
    'result.see',
    'result.enter',
    'bet.see',
    'bet.cancel',
    'report.see',
  ),
  // What partners ask for is confirmed by whoever pays.
  cashier: rights(
    'today.see',
    'queue.see',
    'cashier.see',
    'cashier.decide',
    'member.see',
    'member.note',
    'tree.adjust',
    'tree.withdraw',
    'bet.see',
    'report.see',
  ),
  support: rights(
    'member.note',
    'today.see',
    'queue.see',
    'inquiry.see',
    'inquiry.answer',
    'post.see',
    'post.moderate',
    'member.see',
    'session.end',
    'letter.send',
    'bet.see',
  ),
  // Of their own tree alone (MGR-1).
  partner: rights('tree.see', 'tree.adjust', 'tree.withdraw'),
};

/** Whether a role has a right (OPR-3). */
export const may = (role: Role, right: Right): boolean => RIGHTS_OF[role].has(right);
