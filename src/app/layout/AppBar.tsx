/** Logo, the play-money mark, the member, their money; theme and logout at the end (NAV-02). */
import { Link } from 'react-router-dom';
import { AccountSummary, UnreadCount } from '../account/AccountSummary.tsx';
import { account, brand } from '../copy/labels.ts';
import { paths } from '../paths.ts';
import { usePorts } from '../ports/Ports.tsx';
import { useTheme } from '../theme/useTheme.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Logo, PlayMoneyMark } from '../ui/Logo.tsx';
import * as styles from './AppBar.css.ts';

export function AppBar() {
  const { engine } = usePorts();
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.logo} aria-label={brand.name}>
        <Logo />
      </Link>
      <PlayMoneyMark />
      <div className={styles.account}>
        <AccountSummary />
      </div>
      <div className={styles.tools}>
        <UnreadCount />
        <ThemeButton />
        <IconButton icon="exit" name={account.logout} onClick={() => void engine.logout()} />
      </div>
    </header>
  );
}

export function ThemeButton() {
  const { theme, toggle } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon="sun" name={account.toLight} onClick={toggle} />
  ) : (
    <IconButton icon="moon" name={account.toDark} onClick={toggle} />
  );
}
