/**
 * The stage goes where the recorded tab went, until the viewer walks elsewhere on their own: then it stays there until they want to be back
 * (RPL-5).
 */

/** What is asked of a router. */
export interface Walking {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string, how: { readonly replace: boolean }): Promise<void>;
  subscribe(changed: () => void): () => void;
}

export interface Way {
  follow(path: string): void;
  goBack(): void;
}

/** How long after a press a move counts as the viewer's, ms. */
const BY_HAND_MS = 1_000;

/** @param onOwnWay is told whenever the viewer leaves the recorded way, or is back on it */
export function followWay(router: Walking, onOwnWay: (isOwnWay: boolean) => void): Way {
  let recorded = '/';
  let isOwnWay = false;
  let pressedAt = -Infinity;
  const pressed = (event: Event) => {
    if (event.isTrusted) pressedAt = performance.now();
  };
  for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, pressed, true);
  const tell = (next: boolean) => {
    if (next === isOwnWay) return;
    isOwnWay = next;
    onOwnWay(next);
  };
  const here = () => router.state.location.pathname + router.state.location.search;
  router.subscribe(() => {
    if (here() === recorded) tell(false);
    else if (performance.now() - pressedAt < BY_HAND_MS) tell(true);
  });
  const go = () => {
    if (here() !== recorded) void router.navigate(recorded, { replace: true });
  };
  return {
    follow(path) {
      recorded = path;
      if (!isOwnWay) go();
    },
    goBack() {
      pressedAt = -Infinity;
      tell(false);
      go();
    },
  };
}
