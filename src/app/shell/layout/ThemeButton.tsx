/** Dark or light; every tab follows. */
import { theme as words } from '../../kit/copy/site.ts';
import { useTheme } from '../../kit/theme/useTheme.ts';
import { DrawingButton } from '../../kit/ui/DrawingButton.tsx';
import { firstIcons } from '../../kit/ui/firstIcons.tsx';

export function ThemeButton() {
  const { theme, toggle } = useTheme();
  return theme === 'dark' ? (
    <DrawingButton drawing={firstIcons.sun} name={words.toLight} onClick={toggle} />
  ) : (
    <DrawingButton drawing={firstIcons.moon} name={words.toDark} onClick={toggle} />
  );
}
