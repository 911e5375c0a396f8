/** How large the stage's window is, and how it is fitted over the dock (RPL-5). Pure. */

export const STAGE_SIZES = ['width', 'whole', 'window'] as const;
/** `width`: as wide as recorded. `whole`: as high too. `window`: as large as there is room for. */
export type StageSize = (typeof STAGE_SIZES)[number];

/** Px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Size of the stage's window in px, and what it is drawn at. */
export function fitted(room: Extent, recorded: Extent, size: StageSize): Extent & { readonly scale: number } {
  if (size === 'window' || room.width <= 0 || room.height <= 0) return { ...room, scale: 1 };
  const across = Math.min(1, room.width / recorded.width);
  const scale = size === 'whole' ? Math.min(across, room.height / recorded.height) : across;
  const height = size === 'whole' ? recorded.height : Math.floor(room.height / scale);
  return { width: recorded.width, height, scale };
}
