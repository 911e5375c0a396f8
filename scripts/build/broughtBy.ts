/** Which modules come with others: those that these import, and what those import. */

/** As the bundler tells of modules, as far as it is asked here. */
interface KnownModules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Names the file that a module belongs to; `null` for one that goes elsewhere. */
export type NamesModules = (id: string, modules: KnownModules) => string | null;

/**
 * One file for all that the same of these roots import, in place of one for every few lines of it: whoever loads a root asks for as many files as there are such sets, and for
 * nothing that it does not use.
 *
 * @param roots by the names of their files; what several import is in a file of all their names
 * @param others what they import stays outside: it is there before
 */
export function broughtBy(roots: Readonly<Record<string, RegExp>>, others: RegExp): NamesModules {
  const isOfOthers = isImportedBy(others);
  const ofRoots = Object.entries(roots).map(([name, root]) => ({ name, isOf: isImportedBy(root) }));
  return (id, modules) => {
    if (isOfOthers(id, modules)) return null;
    const names = ofRoots.filter(({ isOf }) => isOf(id, modules)).map(({ name }) => name);
    return names.length === 0 ? null : names.join('-');
  };
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
