/** The drawing beside the name of a page in menus and shortcuts. */
import type { MenuPage } from '../../../domain/reference/pageTable.ts';
import type { IconName } from '../ui/Icon.tsx';

export const menuIcons: Record<MenuPage, IconName> = {
  wintielose: 'ticket',
  betResult: 'history',
  message: 'mail',
  rule: 'document',
  member: 'user',
};
