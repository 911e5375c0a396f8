/**
 * React's own commits, through the hook that its developer tools have, which the shipped build calls too. A function as text, which runs in the page
 * before its first script.
 */

/** Takes what is called with each part that a commit has reached, and whether it was drawn; and what is called once for a commit. */
export const FOLLOW_COMMITS = `(note, committed = () => {}) => {
  const PERFORMED_WORK = 1;
  // What was not reached by this commit shares its child with the tree before it.
  const walk = (fiber) => {
    for (let one = fiber; one !== null; one = one.sibling) {
      note(one, (one.flags & PERFORMED_WORK) !== 0);
      if (one.alternate === null || one.child !== one.alternate.child) walk(one.child);
    }
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, renderers: new Map(), inject: () => 1, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
    onCommitFiberRoot(_, root) { committed(); walk(root.current); },
  };
}`;
