/** Where the inspector comes in: a room of its own that is handed the recording, its states, the place, and a way to go elsewhere. */
import { useState, type ComponentType } from 'react';
import type { RecordedState } from '../../../../db/recording/recordedState.ts';
import type { Recording } from '../../../../domain/recording/openRecording.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { dockWords } from '../../copy/replay.ts';
import type { Film } from '../playback/film.ts';

/** What the inspector is handed. */
export interface InspectorProps {
  readonly recording: Recording;
  /** The state after `n` entries; the caller's own. */
  readonly stateAt: (n: number) => Promise<RecordedState>;
  /** Number of entries that the stage shows. */
  readonly place: number;
  readonly goTo: (n: number) => void;
  readonly onClose: () => void;
}

/** The inspector, once there is one. */
const Inspector: ComponentType<InspectorProps> | undefined = undefined;

interface InspectorButtonProps {
  readonly film: Film;
  readonly place: number;
  readonly goTo: (place: number) => void;
  /** As it is built in; another in tests. */
  readonly panel?: ComponentType<InspectorProps> | undefined;
}

export function InspectorButton({ film, place, goTo, panel: Panel = Inspector }: InspectorButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (Panel === undefined) return null;
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {dockWords.inspector}
      </Button>
      {isOpen ? (
        <Panel
          recording={film.recording}
          stateAt={film.stateAt}
          onClose={() => setIsOpen(false)}
          {...{ place, goTo }}
        />
      ) : null}
    </>
  );
}
