/** Where the inspector comes in: a room of its own that is handed the recording, its states, the place, and a way to go elsewhere. */
import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { dockWords } from '../../copy/replay.ts';
import { Inspector } from '../../inspector/Inspector.tsx';
import type { Film } from '../playback/film.ts';

interface InspectorButtonProps {
  readonly film: Film;
  readonly place: number;
  readonly goTo: (place: number) => void;
}

export function InspectorButton({ film, place, goTo }: InspectorButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {dockWords.inspector}
      </Button>
      {isOpen ? (
        <Inspector
          recording={film.recording}
          stateAt={film.stateAt}
          onClose={() => setIsOpen(false)}
          {...{ place, goTo }}
        />
      ) : null}
    </>
  );
}
