/**
 * Sorted names in one text, each as what it adds to the one before it: ids of one feed begin alike. A name is two characters of
 * lengths (what it shares with the name before it, what follows) and the rest.
 */

/** @param names sorted; none longer than 65,000 characters */
export function writeNames(names: readonly string[]): string {
  let text = '';
  let before = '';
  for (const name of names) {
    const shared = sharedStart(before, name);
    text += String.fromCharCode(shared, name.length - shared) + name.slice(shared);
    before = name;
  }
  return text;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** `undefined` for a text that is not such a list. */
export function readNames(text: string): readonly string[] | undefined {
  const names: string[] = [];
  let before = '';
  for (let at = 0; at < text.length;) {
    const shared = text.charCodeAt(at);
    const end = at + 2 + text.charCodeAt(at + 1);
    if (shared > before.length || !(end <= text.length)) return undefined;
    before = before.slice(0, shared) + text.slice(at + 2, end);
    names.push(before);
    at = end;
  }
  return names;
}

/** Numbers from 0 for names, the same for the same name in every text: whoever reads thousands of texts makes no string of a name. */
export interface NameNumbers {
  numberOf(name: string): number;
  /** Numbers of a text's names, in order; `undefined` for a text that is not such a list. */
  read(text: string): readonly number[] | undefined;
}

/** All names that begin alike. */
interface Branch {
  /** Of the name that ends here. */
  number: number | undefined;
  /** By the next character. */
  readonly next: Map<number, Branch>;
}

export function createNameNumbers(): NameNumbers {
  const root: Branch = { number: undefined, next: new Map() };
  let count = 0;

  const after = (branch: Branch, character: number): Branch => {
    let next = branch.next.get(character);
    if (next === undefined) {
      next = { number: undefined, next: new Map() };
      branch.next.set(character, next);
    }
    return next;
  };
  const numberAt = (branch: Branch): number => (branch.number ??= count++);

  return {
    numberOf(name) {
      let branch = root;
      for (let at = 0; at < name.length; at += 1) branch = after(branch, name.charCodeAt(at));
      return numberAt(branch);
    },
    read(text) {
      const numbers: number[] = [];
      /** Where each beginning of the name before this one led, from none of its characters to all; what lies behind is older. */
      const path = [root];
      let depth = 0;
      for (let at = 0; at < text.length;) {
        const shared = text.charCodeAt(at);
        const end = at + 2 + text.charCodeAt(at + 1);
        let branch = path[shared];
        if (branch === undefined || shared > depth || !(end <= text.length)) return undefined;
        depth = shared;
        for (at += 2; at < end; at += 1) {
          branch = after(branch, text.charCodeAt(at));
          depth += 1;
          path[depth] = branch;
        }
        numbers.push(numberAt(branch));
      }
      return numbers;
    },
  };
}
