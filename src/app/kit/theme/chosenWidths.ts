/** Widths of the layouts that a member can choose, px (§9, NAV-09). */
export const CHOSEN_WIDTH = { mobile: 425, desktop: 1920 } as const;

/** The large layout in a window narrower than this scrolls instead of losing a column. */
export const LARGE_LEAST = 1264;
