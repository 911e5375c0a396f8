/** This machine's time, told again every `periodMs`. */
import { usePorts } from '../ports/Ports.tsx';
import { useTimeOf } from './useTimeOf.ts';

export const useNow = (periodMs: number): number => useTimeOf(usePorts().now, periodMs);
