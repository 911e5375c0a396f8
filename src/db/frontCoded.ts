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
