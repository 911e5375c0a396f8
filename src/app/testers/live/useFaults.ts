/** The faults of the worker's line as they stand, and switches for them (FLT-1). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { FAULT_CHANNEL, FaultStanding, type FaultAsk, type LineFault } from '../../../domain/faults/faultScript.ts';

export interface Faults {
  /** `undefined` until the worker has answered. */
  readonly standing: FaultStanding | undefined;
  readonly switchTo: (fault: LineFault, isOn: boolean) => void;
}

export function useFaults(): Faults {
  const [standing, setStanding] = useState<FaultStanding>();
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const own = new BroadcastChannel(FAULT_CHANNEL);
    channel.current = own;
    own.addEventListener('message', ({ data }) => {
      const told = FaultStanding.safeParse(data);
      if (told.success) setStanding(told.data);
    });
    own.postMessage({ say: 'look' } satisfies FaultAsk);
    return () => own.close();
  }, []);
  const switchTo = useCallback((fault: LineFault, isOn: boolean) => {
    channel.current?.postMessage({ say: 'switch', fault, isOn } satisfies FaultAsk);
  }, []);
  return { standing, switchTo };
}
