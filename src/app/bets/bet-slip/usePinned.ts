/** Whether the member keeps the slip in sight, on every size of screen (CRT-01); kept on this machine. */
import { useState } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';

const KEY = 'hanpan.slipPinned';

export interface Pinning {
  readonly isPinned: boolean;
  readonly toggle: () => void;
}

/** @param fallback what holds until the member has said otherwise */
export function usePinned(fallback: boolean): Pinning {
  const { local } = usePorts();
  const [kept, setKept] = useState(() => local.read(KEY));
  const isPinned = kept === undefined ? fallback : kept === '1';
  const toggle = () => {
    const next = isPinned ? '0' : '1';
    local.keep(KEY, next);
    setKept(next);
  };
  return { isPinned, toggle };
}
