/** The pages that a menu names, as the house arranged them (MNU-1), live; as the page table has them until that is known. */
import { useMemo } from 'react';
import { shownPages } from '../../domain/house/arrangedMenu.ts';
import type { LaterPlace } from '../../domain/reference/pageShape.ts';
import { pagesOfMenu } from '../../domain/reference/pagesOfMenu.ts';
import type { MenuPage } from '../../domain/reference/pageTable.ts';
import { useHouseDocument } from '../frame/link/useHouseDocument.ts';

export function useMenu(place: LaterPlace): readonly MenuPage[] {
  const rows = useHouseDocument('menus').view?.value?.[place];
  return useMemo(() => shownPages(pagesOfMenu(place), rows ?? []), [place, rows]);
}
