/** What every tab of the house's page is given. */
import type { HouseFacts } from '../../../../domain/office/house.ts';
import type { Said } from '../../parts/Notice.tsx';
import type { Typed } from './payoutRows.ts';
import type { SettingDraft } from './settingDraft.ts';
import type { Drafts } from './useDrafts.ts';

/** What is typed on the page and not stored. */
export interface HouseDrafts {
  /** By setting, level, or hours of rest. */
  readonly settings: Drafts<SettingDraft>;
  /** By game. */
  readonly payouts: Drafts<Typed>;
}

export interface HouseProps {
  readonly house: HouseFacts;
  readonly drafts: HouseDrafts;
  /** The role may only look, or what is shown is not of now. */
  readonly isLocked: boolean;
  readonly onSaid: (said: Said) => void;
}
