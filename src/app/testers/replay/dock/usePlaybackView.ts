/** What playback says, drawn as often as it changes. */
import { useSyncExternalStore } from 'react';
import type { Playback, PlaybackView } from '../playback/playback.ts';

export const usePlaybackView = (playback: Playback): PlaybackView =>
  useSyncExternalStore(playback.subscribe, playback.view);
