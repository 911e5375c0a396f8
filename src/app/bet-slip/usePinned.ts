/** Whether the member keeps the slip in sight; kept on this machine. Pinned until they say otherwise. */
import { useState } from 'react';
import { usePorts } from '../ports/Ports.tsx';

const KEY = 'hanpan.slipPinned';

export function usePinned(fallback: boolean): readonly [isPinned: boolean, toggle: () => void] {
  const { local } = usePorts();
  const [isPinned, setIsPinned] = useState(() => {
    const kept = local.read(KEY);
    return kept === undefined ? fallback : kept === '1';
  });
  const toggle = () => {
    local.keep(KEY, isPinned ? '0' : '1');
    setIsPinned(!isPinned);
  };
  return [isPinned, toggle];
}
