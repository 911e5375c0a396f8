/** Which of several panels is open: one at a time, so that one that opens closes the one it came from. */
import { useCallback, useState } from 'react';

export interface OneOpen<Panel extends string> {
  isOpen(panel: Panel): boolean;
  open(panel: Panel): void;
  /** Leaves another panel that has opened meanwhile alone. Its identity never changes. */
  readonly close: (panel: Panel) => void;
  /** For a panel that tells of its own opening and closing. */
  change(panel: Panel): (isOpen: boolean) => void;
}

export function useOneOpen<Panel extends string>(): OneOpen<Panel> {
  const [shown, setShown] = useState<Panel>();
  const close = useCallback((panel: Panel) => setShown((now) => (now === panel ? undefined : now)), []);
  return {
    isOpen: (panel) => shown === panel,
    open: setShown,
    close,
    change: (panel) => (isOpen) => (isOpen ? setShown(panel) : close(panel)),
  };
}
