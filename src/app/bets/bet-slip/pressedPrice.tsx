/**
 * Whether a price was pressed in this tab, which the slip cannot tell from a pick that another tab put on: only where it was pressed is it
 * asked about at once (rule SCH-2).
 */
import { createContext, useContext, useRef, type ReactNode } from 'react';

export interface PressedPrice {
  current: boolean;
}

const PressedPriceContext = createContext<PressedPrice>({ current: false });

export const usePressedPrice = (): PressedPrice => useContext(PressedPriceContext);

export function PressedPrices({ children }: { readonly children: ReactNode }) {
  const pressed = useRef(false);
  return <PressedPriceContext value={pressed}>{children}</PressedPriceContext>;
}
