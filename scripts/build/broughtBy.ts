/** Which modules come with others: those that these import, and what those import. */

/** As the bundler tells of modules, as far as it is asked here. */
interface KnownModules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Names the file that a module belongs to; `null` for one that goes elsewhere. */
export type NamesModules = (id: string, modules: KnownModules) => string | null;

/**
 * @param roots what brings all it imports into the file
 * @param others what they import stays outside
 */
export function broughtBy(file: string, roots: RegExp, others: RegExp): NamesModules {
  const isOfRoots = isImportedBy(roots);
  const isOfOthers = isImportedBy(others);
  return (id, modules) => (isOfRoots(id, modules) && !isOfOthers(id, modules) ? file : null);
}

/** Whether a module is one of those, or one of those imports it, directly or not. */
function isImportedBy(those: RegExp): (id: string, modules: KnownModules) => boolean {
  const known = new Map<string, boolean>();
  return function isOf(id, modules): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Modules that import each other ask in a circle: what is being asked is no answer yet.
    known.set(id, false);
    const found = those.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((each) => isOf(each, modules));
    known.set(id, found);
    return found;
  };
}
