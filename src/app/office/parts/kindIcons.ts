/** The drawing of each kind of what waits. */
import type { QueueKind } from '../../../domain/office/queue.ts';
import type { OfficeIconName } from './OfficeIcon.tsx';

export const kindIcons: Record<QueueKind, OfficeIconName> = {
  charge: 'moneyIn',
  exchange: 'moneyOut',
  calculation: 'receipt',
  inquiry: 'headset',
  report: 'flag',
};
