/** The pages of the office, one row each: its address below `/admin`, of partners below `/manager`, the right that opens it, and what waits there. The rail lists what the role may open. */
import { may, type Right, type Role } from '../../../domain/office/roles.ts';
import type { QueueKind } from '../../../domain/office/queue.ts';
import type { OfficeIconName } from '../parts/OfficeIcon.tsx';
import type { pageNames } from '../copy/pages.ts';
import type { groupNames } from '../copy/office.ts';

export type OfficePageId = keyof typeof pageNames;

export interface OfficePage {
  readonly id: OfficePageId;
  readonly path: `/${string}`;
  readonly right: Right;
  readonly group: keyof typeof groupNames;
  readonly icon: OfficeIconName;
  /** What of the queue is counted beside its name. */
  readonly counts: readonly QueueKind[];
}

const OFFICE_PAGES: readonly OfficePage[] = [
  {
    id: 'today',
    path: '/',
    right: 'today.see',
    group: 'desk',
    icon: 'gauge',
    counts: ['charge', 'exchange', 'calculation', 'inquiry', 'report'],
  },
  { id: 'risk', path: '/risk', right: 'risk.see', group: 'desk', icon: 'scales', counts: [] },
  { id: 'results', path: '/results', right: 'result.see', group: 'desk', icon: 'flag', counts: [] },
  { id: 'bets', path: '/bets', right: 'bet.see', group: 'desk', icon: 'history', counts: [] },
  { id: 'members', path: '/members', right: 'member.see', group: 'members', icon: 'users', counts: [] },
  { id: 'letters', path: '/letters', right: 'letter.send', group: 'members', icon: 'mail', counts: [] },
  {
    id: 'cashier',
    path: '/cashier',
    right: 'cashier.see',
    group: 'members',
    icon: 'moneyIn',
    counts: ['charge', 'exchange', 'calculation'],
  },
  {
    id: 'support',
    path: '/support',
    right: 'inquiry.see',
    group: 'members',
    icon: 'headset',
    counts: ['inquiry', 'report'],
  },
  { id: 'partner', path: '/partner', right: 'operator.manage', group: 'members', icon: 'tree', counts: [] },
  { id: 'reports', path: '/reports', right: 'report.see', group: 'house', icon: 'chart', counts: [] },
  { id: 'house', path: '/house', right: 'setting.see', group: 'house', icon: 'home', counts: [] },
  { id: 'audit', path: '/audit', right: 'audit.see', group: 'house', icon: 'shield', counts: [] },
];

/** The one page of partners, at the address of their own desk (MGR-1). */
const MANAGER_PAGES: readonly OfficePage[] = [
  { id: 'partner', path: '/', right: 'tree.see', group: 'desk', icon: 'tree', counts: [] },
];

/** Where the pages of a role are: of partners at an address of their own (SES-08). */
export const deskOf = (role: Role): '/admin' | '/manager' => (role === 'partner' ? '/manager' : '/admin');

/** All pages of the desk at which a role works. */
export const deskPagesOf = (role: Role): readonly OfficePage[] => (role === 'partner' ? MANAGER_PAGES : OFFICE_PAGES);

/** What a role may open, in the order of the rail. */
export const pagesOf = (role: Role): readonly OfficePage[] => deskPagesOf(role).filter(({ right }) => may(role, right));
