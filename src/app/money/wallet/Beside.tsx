/** What stands beside a page on a large screen, under the account: what is live. On smaller ones it stands in the page. */
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsWide } from '../../kit/theme/screenSize.ts';
import { BESIDE_ID } from '../../kit/ports/beside.ts';

export function Beside({ children }: { readonly children: ReactNode }) {
  const isWide = useIsWide();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // After this commit the column stands, or is gone.
  useLayoutEffect(() => setPlace(isWide ? document.getElementById(BESIDE_ID) : null), [isWide]);
  return place === null ? children : createPortal(children, place);
}
