/** What the inspector is handed by whoever opens it (INS): a recording, its states, a place in it, and a way to go elsewhere. */
import type { ReactNode } from 'react';
import type { RecordedState } from '../../../db/recording/recordedState.ts';
import type { Recording } from '../../../domain/recording/openRecording.ts';

export interface InspectorProps {
  readonly recording: Recording;
  /** The state after `n` entries; the caller's own. */
  readonly stateAt: (n: number) => Promise<RecordedState>;
  /** Number of entries that are shown. */
  readonly place: number;
  readonly goTo: (n: number) => void;
  readonly onClose: () => void;
  /** What whoever opened it may do with the recording, beside the ways through it. */
  readonly ways?: ReactNode;
}
