/**
 * The one thing a login asks of what was typed: that there is something. Said without the parser library, which is then not part of
 * what a visitor waits for; the origin parses what is sent, as ever.
 */
import type { FormSchema } from './useAccountForm.ts';

/** @param names the fields of the form, all of them texts */
export function filledIn<Field extends string>(names: readonly Field[]): FormSchema<Readonly<Record<Field, string>>> {
  return {
    safeParse(input) {
      const typed = new Map(Object.entries(input as Readonly<Record<string, string>>));
      const empty = names.filter((name) => (typed.get(name) ?? '') === '');
      if (empty.length > 0) return { success: false, error: { issues: empty.map((name) => ({ path: [name] })) } };
      const data = Object.fromEntries(names.map((name) => [name, typed.get(name) ?? '']));
      return { success: true, data: data as Readonly<Record<Field, string>> };
    },
  };
}
