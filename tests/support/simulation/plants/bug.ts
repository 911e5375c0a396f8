/** A bug to plant: an edit of the real code. One whose place is no longer there is not passed over: it is told by name (`patchCode.ts`). */
import type { FaultKind } from '../faults.ts';
import type { OriginKind } from '../simulatedOrigin.ts';

export interface Edit {
  /** From the project's root. */
  readonly file: string;
  /** How the one place reads that is changed; line breaks and comments do not count. */
  readonly find: string;
  readonly replace: string;
}

export interface PlantedBug {
  /** Kebab-case, names its folder too. */
  readonly name: string;
  /** What goes wrong. */
  readonly what: string;
  /** Where the bug is. */
  readonly kind:
    | 'stream'
    | 'push'
    | 'storage'
    | 'bet'
    | 'session'
    | 'worker'
    | 'clock'
    | 'disk'
    | 'deploy'
    | 'origin'
    | 'image';
  /** Faults without which it cannot show: each seed that it is tried with has them. */
  readonly needs: readonly FaultKind[];
  /** The one it shows with: a bug in the origin's own code only with that. */
  readonly origin: OriginKind;
  readonly edits: readonly Edit[];
}

export const bug = (
  kind: PlantedBug['kind'],
  name: string,
  what: string,
  needs: readonly FaultKind[],
  ...edits: readonly (readonly [file: string, find: string, replace: string])[]
): PlantedBug => ({
  kind,
  name,
  what,
  needs,
  // The model sends images in frames alone.
  origin: kind === 'origin' || kind === 'image' ? 'real' : 'model',
  edits: edits.map(([file, find, replace]) => ({ file: `src/${file}`, find, replace })),
});
