/** The search field of the app bar, where there is room for one; its results close when the focus or a press leaves them. */
import { useRef, useState } from 'react';
import { search as words } from '../../sports/copy/search.ts';
import { SearchField } from '../../sports/search/SearchField.tsx';
import { SEARCH_ID } from './searchId.ts';

export function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      id={SEARCH_ID}
      role="search"
      aria-label={words.label}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on what takes no focus leaves it nowhere: inside the panel that is no leaving.
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        if (!currentTarget.matches(':hover') || relatedTarget !== null) setIsOpen(false);
      }}
    >
      <SearchField input={input} isOpen={isOpen} onOpenChange={setIsOpen} place="bar" />
    </div>
  );
}
