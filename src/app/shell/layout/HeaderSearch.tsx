/** The search field of the app bar, where there is room for one; its results close when the focus or a press leaves them, and by Escape. */
import { useEffect, useRef, useState } from 'react';
import { search as words } from '../../sports/copy/search.ts';
import { SearchField } from '../../sports/search/SearchField.tsx';
import { SEARCH_ID } from './searchId.ts';

export function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) !== true) setIsOpen(false);
    };
    // From a star or a price of the panel too; the field takes its own.
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      setIsOpen(false);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    document.addEventListener('focusin', onLeave);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return (
    <div id={SEARCH_ID} ref={box} role="search" aria-label={words.label}>
      <SearchField input={input} isOpen={isOpen} onOpenChange={setIsOpen} place="bar" />
    </div>
  );
}
