/**
 * Counts in the page, out of React's own commits, which odds buttons are drawn again and why: through the hook that its developer tools have,
 * which the shipped build calls too. Everything here runs in the page.
 */

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
  const PERFORMED_WORK = 1;
  let drawn;
  const clear = () => { drawn = { mounted: 0, changed: 0, own: 0, idle: 0, idleBy: {}, commits: 0 }; };
  clear();
  const isButton = (props) => props !== null && typeof props === 'object' && 'oddsBefore' in props && 'onPress' in props;
  const note = (fiber) => {
    const props = fiber.memoizedProps;
    const before = fiber.alternate?.memoizedProps;
    if (!isButton(props) || typeof fiber.type === 'string') return;
    if (fiber.alternate === null) { drawn.mounted += 1; return; }
    if ((fiber.flags & PERFORMED_WORK) === 0) return;
    if (before === props) { drawn.own += 1; return; }
    if (SHOWN.some((key) => !Object.is(before[key], props[key]))) { drawn.changed += 1; return; }
    const others = Object.keys(props).filter((key) => !Object.is(before[key], props[key]));
    if (others.length === 0) { drawn.own += 1; return; }
    drawn.idle += 1;
    for (const key of others) drawn.idleBy[key] = (drawn.idleBy[key] ?? 0) + 1;
  };
  // What was not reached by this commit shares its child with the tree before it.
  const walk = (fiber) => {
    for (let one = fiber; one !== null; one = one.sibling) {
      note(one);
      if (one.alternate === null || one.child !== one.alternate.child) walk(one.child);
    }
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, renderers: new Map(), inject: () => 1, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
    onCommitFiberRoot(_, root) { drawn.commits += 1; walk(root.current); },
  };
  globalThis.takeButtonsDrawn = () => { const taken = drawn; clear(); return taken; };
})()`;
