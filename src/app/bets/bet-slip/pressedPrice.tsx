/**
 * Whether a price was pressed in this tab, which the slip cannot tell from a pick that another tab put on: only where it was pressed is it
 * asked about at once (rule SCH-2).
 */
import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';

export interface PressedPrice {
  press(): void;
  /** Whether one was pressed since this was last asked. */
  take(): boolean;
}

const NONE: PressedPrice = { press: () => undefined, take: () => false };
const PressedPriceContext = createContext(NONE);

export const usePressedPrice = (): PressedPrice => useContext(PressedPriceContext);

export function PressedPrices({ children }: { readonly children: ReactNode }) {
  const isPressed = useRef(false);
  const pressed = useMemo<PressedPrice>(
    () => ({
      press: () => {
        isPressed.current = true;
      },
      take: () => {
        const was = isPressed.current;
        isPressed.current = false;
        return was;
      },
    }),
    [],
  );
  return <PressedPriceContext value={pressed}>{children}</PressedPriceContext>;
}
