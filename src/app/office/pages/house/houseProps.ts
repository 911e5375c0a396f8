/** What every tab of the house's page is given. */
import type { HouseFacts } from '../../../../domain/office/house.ts';
import type { Said } from '../../parts/Notice.tsx';

export interface HouseProps {
  readonly house: HouseFacts;
  /** The role may only look, or what is shown is not of now. */
  readonly isLocked: boolean;
  readonly onSaid: (said: Said) => void;
}
