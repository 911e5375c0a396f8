/** Opens a recording from wherever it comes: a file of this machine, bytes that lie beside the page, an address of the same origin. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RecordingSource } from '../../../../domain/recording/hopMembers.ts';
import { openFilm, type BrokenReason, type Film, type FilmPorts } from '../playback/film.ts';
import { fileAddress } from './handedRecording.ts';

export type Opening =
  | { readonly at: 'idle'; readonly problem?: 'noFetch' | 'otherSite' }
  /** `done`: how much of it is read, 0 to 1. */
  | { readonly at: 'reading'; readonly name: string; readonly done: number }
  | { readonly at: 'broken'; readonly name: string; readonly member: number; readonly reason: BrokenReason }
  | { readonly at: 'open'; readonly id: number; readonly name: string; readonly film: Film };

interface OpeningActs {
  readonly opening: Opening;
  open(what: Blob | Uint8Array, name: string): void;
  openAddress(place: Pick<Location, 'href' | 'origin' | 'search' | 'protocol'>): void;
  close(): void;
}

/** A file is read piece by piece, and never held as a whole. */
const sourceOf = (file: Blob): RecordingSource => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
});

export function useOpening(ports: FilmPorts): OpeningActs {
  const [opening, setOpening] = useState<Opening>({ at: 'idle' });
  const lastId = useRef(0);
  const open = useCallback(
    (what: Blob | Uint8Array, name: string) => {
      lastId.current += 1;
      const id = lastId.current;
      const tell = (next: Opening) => {
        if (id === lastId.current) setOpening(next);
      };
      tell({ at: 'reading', name, done: 0 });
      openFilm(what instanceof Blob ? sourceOf(what) : what, ports, (done) => tell({ at: 'reading', name, done })).then(
        (film) => tell(film.ok ? { at: 'open', id, name, film: film.value } : { at: 'broken', name, ...film.failure }),
        // A file that is taken away while it is read.
        () => tell({ at: 'broken', name, member: 0, reason: 'damaged' }),
      );
    },
    [ports],
  );
  const openAddress = useCallback(
    (place: Pick<Location, 'href' | 'origin' | 'search' | 'protocol'>) => {
      const address = fileAddress(place);
      if (address === undefined) return;
      if (address === 'otherSite') {
        setOpening({ at: 'idle', problem: 'otherSite' });
        return;
      }
      const name = decodeURIComponent(address.pathname.slice(address.pathname.lastIndexOf('/') + 1));
      setOpening({ at: 'reading', name, done: 0 });
      fetchOwn(address).then(
        (file) => open(file, name),
        () => setOpening({ at: 'idle', problem: 'noFetch' }),
      );
    },
    [open],
  );
  const close = useCallback(() => {
    lastId.current += 1;
    setOpening({ at: 'idle' });
  }, []);
  return useMemo(() => ({ opening, open, openAddress, close }), [opening, open, openAddress, close]);
}

/** Wherever the origin sends one on, it is not followed. */
async function fetchOwn(address: URL): Promise<Blob> {
  const answer = await fetch(address, { mode: 'same-origin', credentials: 'omit', redirect: 'error' });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.blob();
}
