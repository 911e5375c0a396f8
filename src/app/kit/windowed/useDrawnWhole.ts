/** Whether a long list is drawn whole: from the moment somebody searches the page or prints it, who would find and print only what is seen. */
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface DrawnWhole {
  readonly isWhole: boolean;
  readonly drawWhole: () => void;
}

export function useDrawnWhole(isLong: boolean): DrawnWhole {
  const [isWhole, setIsWhole] = useState(false);
  const drawWhole = useCallback(() => setIsWhole(true), []);
  useEffect(() => {
    if (!isLong || isWhole) return;
    // Before the browser looks at the page.
    const drawNow = () => flushSync(drawWhole);
    const onKey = (event: KeyboardEvent) => {
      if (isSearch(event)) drawNow();
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('beforeprint', drawNow);
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('beforeprint', drawNow);
    };
  }, [isLong, isWhole, drawWhole]);
  return { isWhole, drawWhole };
}

const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && (key.toLowerCase() === 'f' || key.toLowerCase() === 'g'));
