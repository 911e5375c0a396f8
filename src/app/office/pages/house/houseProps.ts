/** What every tab of the house's page is given. */
import type { WrittenArticle } from '../../../../domain/articles/article.ts';
import type { HousePopup } from '../../../../domain/house/housePopup.ts';
import type { HouseFacts } from '../../../../domain/office/house.ts';
import type { Said } from '../../parts/Notice.tsx';
import type { Typed } from './payoutRows.ts';
import type { SettingDraft } from './settingDraft.ts';
import type { Kept } from './useKept.ts';

/** What is typed on the page and not stored. */
export interface HouseDrafts {
  /** By setting, level, or hours of rest. */
  readonly settings: Kept<SettingDraft>;
  /** By game. */
  readonly payouts: Kept<Typed>;
  /** By popup; one that is new has its place already. */
  readonly popups: Kept<HousePopup>;
  /** By article, or `new`. */
  readonly articles: Kept<WrittenArticle>;
}

export interface HouseProps {
  readonly house: HouseFacts;
  readonly drafts: HouseDrafts;
  /** The role may only look, or what is shown is not of now. */
  readonly isLocked: boolean;
  readonly onSaid: (said: Said) => void;
}
