/** Reads a recording into lines, in breaths: the page answers meanwhile. */
import { useEffect, useState } from 'react';
import { readLog, type InspectedLog } from '../../../db/recording/inspection/readLog.ts';
import type { Recording } from '../../../domain/recording/openRecording.ts';
import { nextTask } from '../../kit/timing/nextTask.ts';

export type Reading =
  | { readonly at: 'reading'; readonly share: number }
  | { readonly at: 'failed' }
  | { readonly at: 'read'; readonly log: InspectedLog };

export function useInspectedLog(recording: Recording): Reading {
  const [reading, setReading] = useState<Reading>({ at: 'reading', share: 0 });
  useEffect(() => {
    let isOver = false;
    const onBlock = async (share: number) => {
      if (isOver) throw new Error('nobody waits for it');
      setReading({ at: 'reading', share });
      await nextTask();
    };
    readLog(recording, { onBlock }).then(
      (log) => isOver || setReading({ at: 'read', log }),
      () => isOver || setReading({ at: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [recording]);
  return reading;
}
