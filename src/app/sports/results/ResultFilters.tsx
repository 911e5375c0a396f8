/** Which results are shown: the day with its neighbours, the sport, a league that was chosen in a row, a name. */
import { useEffect, useRef, useState } from 'react';
import { categoryNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { BOARD_CATEGORIES } from '../../kit/links/boardSearch.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { dayOf } from '../../kit/timing/seoulDays.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DayChooser } from '../../kit/ui/DayChooser.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { results } from '../copy/results.ts';
import { isOfDay, type ResultChoice } from './resultChoice.ts';
import * as styles from './ResultFilters.css.ts';

interface ResultFiltersProps {
  readonly choice: ResultChoice;
  /** Name of the chosen league, where one of its games is here. */
  readonly league: string | undefined;
  /** Epoch ms, of today. */
  readonly today: number;
  readonly onChoose: (choice: ResultChoice) => void;
}

export function ResultFilters({ choice, league, today, onChoose }: ResultFiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.line}>
        <DayChooser day={choice.day} today={today} onChoose={(day) => onChoose({ ...choice, day })} />
        <Search text={choice.search} onSearch={(search) => onChoose({ ...choice, search })} />
      </div>
      <div className={styles.pills} role="group" aria-label={board.categories}>
        {BOARD_CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            className={styles.pill}
            aria-pressed={category === choice.category}
            onClick={() => onChoose({ ...choice, category })}
          >
            {categoryNames[category]}
          </button>
        ))}
      </div>
      {isOfDay(choice) ? null : (
        <p className={styles.note}>
          {results.until((choice.day ?? dayOf(today)).replaceAll('-', '.'))}
          {choice.league === undefined ? null : (
            <Button size="small" onClick={() => onChoose({ ...choice, league: undefined })}>
              {results.leagueOff(league ?? choice.league)}
              <Icon name="close" size={14} />
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** Until what is typed is looked for, ms. */
const TYPED_MS = 300;

function Search({ text, onSearch }: { readonly text: string; readonly onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    const wanted = typed.trim();
    return wanted === text ? undefined : after(TYPED_MS, () => latest.current(wanted));
  }, [typed, text]);
  return <SearchField className={styles.search} label={results.search} value={typed} onType={setTyped} />;
}
