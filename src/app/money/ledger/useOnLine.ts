/** Whether a command can be said now: without a line nothing is asked to be filled in. */
import { useIsLive } from '../../frame/connection/useFreshness.ts';

export const useOnLine = (): boolean => useIsLive('bets');
