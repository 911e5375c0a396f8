/** Search by team or league: runs on Enter and only with something to look for (NAV-08). */
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sideMenu } from '../../kit/copy/labels.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { useBoardShown } from '../../kit/links/usePage.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './SearchField.css.ts';

export function SearchField({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const navigate = useNavigate();
  const shown = useBoardShown();
  const [params] = useSearchParams();
  const searched = params.get('search') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    if (search === '') return;
    void navigate({ pathname: firstPathOf(shown), search: boardSearch({ search }) });
    onGo?.();
  };

  return (
    <form className={styles.field} role="search" aria-label={sideMenu.region} onSubmit={submit}>
      <Icon name="search" size={18} className={styles.icon} />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        aria-label={sideMenu.search}
        placeholder={sideMenu.search}
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
