/** Dark or light; every tab follows. */
import { theme as words } from '../../kit/copy/site.ts';
import { useTheme } from '../../kit/theme/useTheme.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';

export function ThemeButton() {
  const { theme, toggle } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon="sun" name={words.toLight} onClick={toggle} />
  ) : (
    <IconButton icon="moon" name={words.toDark} onClick={toggle} />
  );
}
