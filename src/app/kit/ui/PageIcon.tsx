/** A drawing of any menu or page. The first picture has `MenuIcon`, which knows fewer. */
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { laterIcons } from './laterIcons.tsx';
import { menuDrawings } from './MenuIcon.tsx';

const drawings = { ...menuDrawings, ...laterIcons };

export type PageIconName = keyof typeof drawings;

interface PageIconProps extends DrawingProps {
  readonly name: PageIconName;
}

export const PageIcon = ({ name, ...look }: PageIconProps) => <Drawing drawing={drawings[name]} {...look} />;
