/**
 * How the house arranges the menus that come after a page's first picture (rules MNU): which of their pages are shown, and in which order. Pages, their addresses and who may see
 * them are the page table's.
 */
import { z } from 'zod';

/** A page in a menu; the id of one that no release has any more, or not yet, is passed over (MNU-3). */
const MenuRow = z.object({ id: z.string().min(1).max(40), isShown: z.boolean() });
export type MenuRow = z.infer<typeof MenuRow>;

const MOST_ROWS = 60;

const MenuRows = z
  .array(MenuRow)
  .max(MOST_ROWS)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length);

/** The drop-downs of rules and results, and the foot of the side menu. */
export const HouseMenus = z.object({ side: MenuRows, rules: MenuRows, results: MenuRows });
export type HouseMenus = z.infer<typeof HouseMenus>;
