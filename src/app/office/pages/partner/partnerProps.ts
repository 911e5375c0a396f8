/** What every part of a partner's page is given. */
import type { PartnerView } from '../../../../domain/office/partners.ts';
import type { Said } from '../../parts/Notice.tsx';

export interface PartnerProps {
  readonly view: PartnerView;
  readonly onSaid: (said: Said) => void;
}
