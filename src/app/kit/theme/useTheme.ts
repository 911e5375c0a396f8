/** Dark or light: the system's choice until the member makes one, which is then kept on this machine. */
import { useCallback, useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const KEY = 'hanpan.theme';
const CHANGED = 'hanpan:theme';

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light';

/** The kept choice; `undefined` if none was made or storage is closed to us. */
function keptTheme(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return isTheme(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
const shownTheme = (): Theme => {
  const shown = document.documentElement.dataset['theme'];
  return isTheme(shown) ? shown : systemTheme();
};

/** Puts the kept choice on the page; call before the first paint. */
export function applyKeptTheme(): void {
  const kept = keptTheme();
  if (kept === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = kept;
}

function subscribe(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: light)');
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    applyKeptTheme();
    changed();
  };
  system.addEventListener('change', changed);
  addEventListener('storage', onStorage);
  addEventListener(CHANGED, changed);
  return () => {
    system.removeEventListener('change', changed);
    removeEventListener('storage', onStorage);
    removeEventListener(CHANGED, changed);
  };
}

export function useTheme(): { readonly theme: Theme; readonly toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, shownTheme);
  const toggle = useCallback(() => {
    const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // A browser that keeps nothing still changes for this visit.
    }
    dispatchEvent(new Event(CHANGED));
  }, []);
  return { theme, toggle };
}
