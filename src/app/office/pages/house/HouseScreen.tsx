/** The house: whether it is open and what was announced first, then its settings, popups, notices and coupons. Who may only look sees all of it, locked. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { house as words, waiting } from '../../copy/house.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive, useMay } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { WaitingNote } from '../../parts/StateNote.tsx';
import { ArticleTab } from './ArticleTab.tsx';
import { ClosingTab } from './ClosingTab.tsx';
import { CouponTab } from './CouponTab.tsx';
import type { HouseDrafts, HouseProps } from './houseProps.ts';
import { MenuTab } from './MenuTab.tsx';
import { OperatorsTab } from './OperatorsTab.tsx';
import { PayoutTab } from './PayoutTab.tsx';
import { PopupTab } from './PopupTab.tsx';
import { RestTab } from './RestTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { useHouse, valueOf } from './useHouse.ts';
import { useDrafts } from './useDrafts.ts';
import { WaitingChanges } from './WaitingChanges.tsx';
import * as styles from './HouseScreen.css.ts';

const TABS = [
  'closing',
  'payouts',
  'rests',
  'settings',
  'menus',
  'popups',
  'articles',
  'coupons',
  'operators',
] as const;
type Tab = (typeof TABS)[number];
/** Acts of this page that may take two. */
const ACTS = ['setting', 'level', 'coupon', 'article'];
const choices = TABS.map((value) => ({ value, label: words.tabs[value] }));

export function HouseScreen() {
  const { value, failure, again } = useHouse();
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState<Said>();
  const drafts: HouseDrafts = {
    settings: useDrafts(),
    payouts: useDrafts(),
  };
  const isLive = useIsLive();
  const mayChange = useMay('setting.change');
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'closing';
  useSubtitle(value === undefined ? '' : words.subtitle(valueOf(value, 'siteNoticeFlg') !== 1));
  return (
    <>
      <Notice said={said} />
      <div className={styles.tabs}>
        <Filters
          label={words.tabsLabel}
          choices={choices}
          value={tab}
          onChange={(next) => {
            setSaid(undefined);
            setQuery(next === 'closing' ? {} : { tab: next }, { replace: true });
          }}
        />
        {mayChange ? null : <span className={styles.readOnly}>{words.readOnly}</span>}
      </div>
      <WaitingChanges title={waiting.title} acts={ACTS} onSaid={setSaid} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        {value === undefined ? (
          <WaitingNote {...{ failure, again }} rows={10} />
        ) : (
          <Opened tab={tab} house={value} drafts={drafts} isLocked={!mayChange || !isLive} onSaid={setSaid} />
        )}
      </div>
    </>
  );
}

function Opened({ tab, ...props }: HouseProps & { readonly tab: Tab }) {
  switch (tab) {
    case 'closing':
      return <ClosingTab {...props} />;
    case 'payouts':
      return <PayoutTab {...props} />;
    case 'rests':
      return <RestTab {...props} />;
    case 'settings':
      return <SettingsTab {...props} />;
    case 'menus':
      return <MenuTab {...props} />;
    case 'popups':
      return <PopupTab {...props} />;
    case 'articles':
      return <ArticleTab {...props} />;
    case 'coupons':
      return <CouponTab {...props} />;
    case 'operators':
      return <OperatorsTab {...props} />;
  }
}
