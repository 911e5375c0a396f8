/** Keys by which a page is used without a pointer, each of which a member can switch off (KEY-1, KEY-2). */

/** What each does, by name: to the search, to the slip, the list of all of them, what went wrong. */
export const SHORTCUTS = ['search', 'slip', 'help', 'report'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** The key of each, as it is printed. */
export const SHORTCUT_KEYS = { search: '/', slip: 'B', help: '?', report: '!' } as const satisfies Readonly<
  Record<Shortcut, string>
>;
