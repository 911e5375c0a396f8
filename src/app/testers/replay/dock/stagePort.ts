/** The dock's side of the stage: over a port that is handed to its frame, so that it is the same from a server and from a disk. */
import type { StagePort } from '../playback/playback.ts';
import { STAGE_HELLO, type FromStage, type ToStage } from '../stageLink.ts';

export interface StageLink extends StagePort {
  goBack(): void;
  /** Nothing of the recording stays in the browser. */
  end(): void;
}

interface StageEars {
  readonly onWalked: (isOwnWay: boolean) => void;
  readonly onKey: (key: string, isShift: boolean) => void;
  readonly onFailed: (reason: string) => void;
  /** What was answered at the place that is shown. */
  readonly answer: (name: string, given: readonly unknown[]) => unknown;
}

/** @param database a name that nothing else has */
export function connectStage(frame: Window, database: string, ears: StageEars): StageLink {
  const { port1: port, port2 } = new MessageChannel();
  const say = (message: ToStage) => port.postMessage(message);
  const shown = new Map<number, () => void>();
  let lastId = 0;
  port.addEventListener('message', ({ data }: MessageEvent<FromStage>) => {
    if (data.kind === 'shown') {
      shown.get(data.id)?.();
      shown.delete(data.id);
    } else if (data.kind === 'asked') {
      say({ kind: 'answer', id: data.id, answer: ears.answer(data.name, data.given) });
    } else if (data.kind === 'walked') ears.onWalked(data.isOwnWay);
    else if (data.kind === 'key') ears.onKey(data.key, data.isShift);
    else ears.onFailed(data.reason);
  });
  port.start();
  // A document of a disk has no origin that could be named; the frame is ours, and the port goes to nobody else.
  frame.postMessage(STAGE_HELLO, '*', [port2]);
  say({ kind: 'begin', database });
  let said = '';
  return {
    show: async ({ look: { path, theme }, ...scene }) =>
      new Promise((resolve) => {
        lastId += 1;
        shown.set(lastId, resolve);
        say({ kind: 'show', id: lastId, ...scene, look: { path, theme } });
      }),
    tick(clock, rate, isPlaying) {
      const next = `${clock} ${rate} ${isPlaying}`;
      if (next !== said) say({ kind: 'clock', clock, rate, isPlaying });
      said = next;
    },
    goBack: () => say({ kind: 'goBack' }),
    end: () => say({ kind: 'end' }),
  };
}
