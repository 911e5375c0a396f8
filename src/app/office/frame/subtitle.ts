/** What a screen says of itself beside its title in the bar. */
import { createContext, use, useEffect } from 'react';

export const SubtitleContext = createContext<(subtitle: string) => void>(() => undefined);

export function useSubtitle(subtitle: string): void {
  const tell = use(SubtitleContext);
  useEffect(() => {
    tell(subtitle);
    return () => tell('');
  }, [tell, subtitle]);
}
