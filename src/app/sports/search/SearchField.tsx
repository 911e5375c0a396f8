/**
 * The field that finds games (SPT-11), and below it what it found: the combobox of the ARIA patterns. Arrow keys go through the rows, Enter opens
 * one, Escape leaves; while a syllable is being composed Enter is the input method's.
 */
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { viewedGames } from '../../../db/queries/viewedGames.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { search as words } from '../copy/search.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { nextRow, recentRows, rowsOf, targetOf, type SearchRow } from './rows.ts';
import { idOfRow, SearchPanel } from './SearchPanel.tsx';
import { useSearch, type SearchView } from './useSearch.ts';
import * as styles from './SearchField.css.ts';

interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the results are shown. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** `sheet`: over the whole page, on phones. */
  readonly place: 'bar' | 'sheet';
}

/** Recently viewed games that stand there before anything is typed. */
const SHOWN_RECENT = 6;

export function SearchField({ input, isOpen, onOpenChange, place }: SearchFieldProps) {
  const navigate = useNavigate();
  const panelId = useId();
  const [text, setText] = useState('');
  const { view, rows, isTyped, isRead } = useRows(text, isOpen);
  const [at, setAt] = usePlace(isTyped, view.text);
  const active = rows[at];
  const leave = () => {
    onOpenChange(false);
    input.current?.blur();
  };
  const leaveEmpty = () => {
    setText('');
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onOpenChange(true);
      setAt(nextRow(at, event.key === 'ArrowDown' ? 1 : -1, rows.length));
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      void navigate(targetOf(active));
      leaveEmpty();
    } else if (event.key === 'Escape' && place === 'bar') {
      event.preventDefault();
      leave();
    }
  };
  return (
    <>
      <span className={styles.field} data-place={place}>
        <Icon name="search" size={18} className={styles.icon} />
        <input
          ref={input}
          type="search"
          role="combobox"
          className={styles.input}
          aria-label={words.label}
          placeholder={words.placeholder}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active !== undefined ? idOfRow(active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          value={text}
          onFocus={() => onOpenChange(true)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onOpenChange(true);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.key} aria-hidden="true">
          {isOpen ? 'esc' : '/'}
        </kbd>
      </span>
      {isOpen ? (
        <Popup
          place={place}
          panelId={panelId}
          view={view}
          rows={rows}
          isTyped={isTyped}
          isRead={isRead}
          activeId={active?.id}
          onGo={leaveEmpty}
        />
      ) : null}
    </>
  );
}

/**
 * At which row the arrow keys are. The best is opened by Enter as soon as something is typed; of what was viewed none is, unless it was gone to.
 *
 * @param answered another answer begins at its first row again
 */
function usePlace(isTyped: boolean, answered: string) {
  const first = isTyped ? 0 : -1;
  const key = `${first} ${answered}`;
  const [place, setPlace] = useState({ key, at: first });
  if (place.key !== key) setPlace({ key, at: first });
  const setAt = (at: number) => setPlace({ key, at });
  return [place.key === key ? place.at : first, setAt] as const;
}

/** What was found for what is typed, and what was viewed where nothing is. */
function useRows(text: string, isOpen: boolean) {
  const view = useSearch(text, isOpen);
  const recent = useLive(viewedGames, []);
  const isTyped = text.trim() !== '';
  const rows = isTyped ? rowsOf(view.found ?? NONE) : recentRows((recent ?? []).slice(0, SHOWN_RECENT));
  return { view, rows, isTyped, isRead: recent !== undefined };
}

interface PopupProps extends StateProps, Pick<SearchFieldProps, 'place'> {
  readonly panelId: string;
  readonly rows: readonly SearchRow[];
  readonly isRead: boolean;
  readonly activeId: string | undefined;
  readonly onGo: () => void;
}

/** What stands below the field: what was found, or why there is nothing, and the keys. */
function Popup({ place, panelId, view, rows, isTyped, isRead, activeId, onGo }: PopupProps) {
  return (
    <div className={styles.popup} data-place={place}>
      <Announced view={view} isTyped={isTyped} />
      {rows.length === 0 ? (
        <Nothing view={view} isTyped={isTyped} isRead={isRead} />
      ) : (
        <SearchPanel
          id={panelId}
          rows={rows}
          gamesTitle={isTyped ? words.games : words.recent}
          activeId={activeId}
          onGo={onGo}
        />
      )}
      <p className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {words.move} <kbd>↵</kbd> {words.open}
        </span>
        <span>{view.found?.isWhole === false ? words.partly : words.hint}</span>
      </p>
    </div>
  );
}

const NONE = { teams: [], leagues: [], games: [] } as const;

interface StateProps {
  readonly view: SearchView;
  readonly isTyped: boolean;
}

/** How much was found, for whoever does not see it. */
function Announced({ view: { found }, isTyped }: StateProps) {
  const text = !isTyped || found === undefined ? '' : countText(found);
  return (
    <p role="status" className={hidden}>
      {text}
    </p>
  );
}

const countText = ({ teams, leagues, games }: NonNullable<SearchView['found']>): string =>
  words.found(teams.length, leagues.length, games.length);

function Nothing({ view, isTyped, isRead }: StateProps & { readonly isRead: boolean }) {
  if (view.hasFailed) return <p className={styles.nothing}>{words.failed}</p>;
  if (!isTyped) return <p className={styles.nothing}>{isRead ? words.noRecent : words.loading}</p>;
  if (view.found === undefined) return <p className={styles.nothing}>{words.loading}</p>;
  return (
    <p className={styles.nothing}>
      <strong>{words.none(view.text)}</strong>
      <br />
      {words.noneHint}
    </p>
  );
}
