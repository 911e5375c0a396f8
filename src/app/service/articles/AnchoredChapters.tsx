/** Chapters with an address each: an address that ends in one opens it and goes there, and a chapter's address can be copied (NAV-01). */
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { articles as words } from '../copy/articles.ts';
import { Accordion } from '../../kit/ui/Accordion.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import * as styles from './Articles.css.ts';

export interface AnchoredChapter {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

interface AnchoredChaptersProps {
  readonly chapters: readonly AnchoredChapter[];
  /** Before an id in the address, so that nothing the house calls a chapter can be mistaken for another part of the page. */
  readonly prefix: string;
  /** Open without a wish in the address. */
  readonly first?: string | undefined;
  /** Open instead, until somebody folds them: what was found. */
  readonly held?: readonly string[] | undefined;
}

export function AnchoredChapters({ chapters, prefix, first, held }: AnchoredChaptersProps) {
  const { hash } = useLocation();
  const wanted = chapters.find(({ id }) => `#${prefix}${id}` === hash)?.id;
  const atFirst = held ?? [wanted ?? first ?? []].flat();
  const wish = atFirst.join(' ');
  const [open, setOpen] = useState<{ readonly of: string; readonly ids: readonly string[] }>();
  // Another address opens another chapter.
  const ids = open?.of === wish ? open.ids : atFirst;
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(`${prefix}${wanted}`)?.scrollIntoView({ block: 'start' });
  }, [prefix, wanted]);
  return (
    <Accordion
      open={ids}
      onOpen={(next) => setOpen({ of: wish, ids: next })}
      chapters={chapters.map(({ id, title, children }) => ({
        id,
        title: (
          <span id={`${prefix}${id}`} className={styles.anchor}>
            {title}
          </span>
        ),
        children: (
          <>
            {children}
            <p className={styles.chapterFoot}>
              <CopyAddress anchor={`${prefix}${id}`} />
            </p>
          </>
        ),
      }))}
    />
  );
}

/** @param anchor of this page; absent for the page itself */
export function CopyAddress({ anchor }: { readonly anchor?: string }) {
  const toast = useToast();
  const copy = async () => {
    const address = `${location.origin}${location.pathname}${anchor === undefined ? '' : `#${anchor}`}`;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { tone: 'done', text: words.copied } : { tone: 'problem', text: words.notCopied });
  };
  return (
    <Button kind="quiet" className={styles.act} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
