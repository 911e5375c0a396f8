/** Tabs of a match's markets with how many lines each has, the search among them, and all of them folded at once. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatWon } from '../../../domain/kernel/money.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { marketTabNames, match } from '../copy/match.ts';
import type { MatchTab } from './marketBlocks.ts';
import * as styles from './MatchTabs.css.ts';

interface MatchTabsProps {
  readonly tabs: readonly MatchTab[];
  readonly shown: MatchTab['tab'];
  readonly onShow: (tab: MatchTab['tab']) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly isAllFolded: boolean;
  readonly onFoldAll: (isFolded: boolean) => void;
  /** One more tool, before the others. */
  readonly children?: ReactNode;
}

export function MatchTabs({ tabs, shown, onShow, isAllFolded, onFoldAll, children, ...search }: MatchTabsProps) {
  return (
    <div className={styles.head}>
      <div className={styles.tabs} role="group" aria-label={match.tabs}>
        {tabs.map(({ tab, count, hasPick }) => (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-pressed={tab === shown}
            onClick={() => onShow(tab)}
          >
            {tab === 'all' ? match.all : marketTabNames[tab]}
            <span className={styles.count}>{formatWon(count)}</span>
            {hasPick ? (
              <span className={styles.dot}>
                <span className={hidden}>{match.hasPick}</span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div className={styles.tools}>
        {children}
        <MarketSearch {...search} />
        <button
          type="button"
          className={styles.tool}
          aria-label={isAllFolded ? match.unfoldAll : match.foldAll}
          onClick={() => onFoldAll(!isAllFolded)}
        >
          <Icon name={isAllFolded ? 'down' : 'up'} size={16} />
          <span className={styles.toolWord}>{isAllFolded ? match.unfoldAll : match.foldAll}</span>
        </button>
      </div>
    </div>
  );
}

/** A button until it is used: the tabs need the room. */
function MarketSearch({ search, onSearch }: Pick<MatchTabsProps, 'search' | 'onSearch'>) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const close = () => {
    onSearch('');
    setIsOpen(false);
  };
  if (!isOpen) {
    return (
      <button type="button" className={styles.tool} aria-label={match.search} onClick={() => setIsOpen(true)}>
        <Icon name="search" size={16} />
        <span className={styles.toolWord}>{match.search}</span>
      </button>
    );
  }
  return (
    <span className={styles.search}>
      <Icon name="search" size={16} />
      <input
        ref={field}
        className={styles.field}
        type="text"
        enterKeyHint="search"
        aria-label={match.search}
        placeholder={match.search}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // It closes the search, and not the match.
          event.preventDefault();
          close();
        }}
      />
      <button type="button" className={styles.clear} aria-label={match.clearSearch} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
