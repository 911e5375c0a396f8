/** A drawing of menus, shortcuts and sports, or one that every page has. Apart from `Icon`, which the login card waits for too. */
import { memo } from 'react';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { icons } from './Icon.tsx';
import { menuIcons } from './menuIcons.tsx';
import { sportIcons } from './sportIcons.tsx';

export const menuDrawings = { ...icons, ...sportIcons, ...menuIcons };

export type MenuIconName = keyof typeof menuDrawings;

interface MenuIconProps extends DrawingProps {
  readonly name: MenuIconName;
}

export const MenuIcon = memo(function MenuIcon({ name, ...look }: MenuIconProps) {
  return <Drawing drawing={menuDrawings[name]} {...look} />;
});
