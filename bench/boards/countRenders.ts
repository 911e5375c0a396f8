/** Counts in the page, out of React's own commits, which odds buttons are drawn again and why. */
import { FOLLOW_COMMITS } from '../../e2e/support/followCommits.ts';

/** Of the buttons drawn between two readings. */
export interface ButtonsDrawn {
  /** Of the first time. */
  readonly mounted: number;
  /** Drawn again: price, state or what is picked had changed. */
  readonly changed: number;
  /** Drawn again with the same properties: the mark of its own movement ended. */
  readonly own: number;
  /** Drawn again although nothing that it shows had changed. */
  readonly idle: number;
  /** Which properties had changed then. */
  readonly idleBy: Readonly<Record<string, number>>;
  readonly commits: number;
}

/** Before the page is opened. */
export const COUNT_RENDERS = `(() => {
  const SHOWN = ['odds', 'oddsBefore', 'movedAt', 'state', 'isPicked', 'label', 'name', 'shape'];
  let drawn;
  const clear = () => { drawn = { mounted: 0, changed: 0, own: 0, idle: 0, idleBy: {}, commits: 0 }; };
  clear();
  const isButton = (props) => props !== null && typeof props === 'object' && 'oddsBefore' in props && 'onPress' in props;
  const note = (fiber, isDrawn) => {
    const props = fiber.memoizedProps;
    const before = fiber.alternate?.memoizedProps;
    if (!isButton(props) || typeof fiber.type === 'string') return;
    if (fiber.alternate === null) { drawn.mounted += 1; return; }
    if (!isDrawn) return;
    if (before === props) { drawn.own += 1; return; }
    if (SHOWN.some((key) => !Object.is(before[key], props[key]))) { drawn.changed += 1; return; }
    const others = Object.keys(props).filter((key) => !Object.is(before[key], props[key]));
    if (others.length === 0) { drawn.own += 1; return; }
    drawn.idle += 1;
    for (const key of others) drawn.idleBy[key] = (drawn.idleBy[key] ?? 0) + 1;
  };
  (${FOLLOW_COMMITS})(note, () => { drawn.commits += 1; });
  globalThis.takeButtonsDrawn = () => { const taken = drawn; clear(); return taken; };
})()`;
