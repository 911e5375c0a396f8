/** `/replay`: nothing is open and a file may be dropped, one is being read, one cannot be played, or one is played. */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { FilmPorts } from '../playback/film.ts';
import type { HandedRecording } from './handedRecording.ts';
import { OpenPage } from './OpenPage.tsx';
import { useOpening } from './useOpening.ts';

const Theatre = lazy(async () => ({ default: (await import('./Theatre.tsx')).Theatre }));

interface ReplayAppProps {
  readonly ports: FilmPorts;
  readonly handed: HandedRecording | undefined;
}

export function ReplayApp({ ports, handed }: ReplayAppProps) {
  const { opening, open, openAddress, close } = useOpening(ports);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (handed === undefined) openAddress(location);
    else open(handed.bytes, handed.name);
  }, [handed, open, openAddress]);
  const drop = useCallback(
    (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) open(file, file.name);
    },
    [open],
  );
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [drop]);
  if (opening.at !== 'open')
    return <OpenPage opening={opening} isOver={isOver} onFile={(file) => open(file, file.name)} />;
  return (
    <Suspense fallback={null}>
      <Theatre key={opening.id} film={opening.film} name={opening.name} clock={ports.now} onClose={close} />
    </Suspense>
  );
}
