/** What the replaced parts of the screens say of the replay: its time and its rate. */
import { createContext, useContext } from 'react';

export interface ReplayNow {
  /** Of the recording, epoch ms, to the second. */
  readonly second: number;
  /** Times the recording's own. */
  readonly rate: number;
  readonly isPlaying: boolean;
}

export const ReplayNowContext = createContext<ReplayNow>({ second: 0, rate: 1, isPlaying: false });

export const useReplayNow = (): ReplayNow => useContext(ReplayNowContext);
