/** A notice over the page (§3 "Popup"), spelled as the specification spells it, and when it is shown (NAV-14). */
import { z } from 'zod';

const Flag = z.union([z.literal(0), z.literal(1)]);

export const Popup = z.object({
  id: z.string().max(80),
  /** HTML; sanitised before it is drawn. */
  contents: z.string().max(10_000),
  /** px; the product's default is 450. */
  width: z.number().int().min(200).max(1_200).default(450),
  /** px; far enough for any screen. */
  pcLeftLocation: z.number().int().min(-10_000).max(10_000),
  pcTopLocation: z.number().int().min(-10_000).max(10_000),
  /** 1: it stands where `pcLeftLocation` and `pcTopLocation` say. 0: in the middle of the window (POP-9). On a phone either is a sheet. */
  popupFlg: Flag,
  visiableFlag: Flag,
  /** Epoch ms until which it is not shown. */
  notShowingexpireTime: z.number().int(),
});
export type Popup = z.infer<typeof Popup>;

/**
 * Where it wants to stand on a large screen (POP-9), px from the left and the top of the window.
 *
 * @param height of the popup, px
 * @param viewport px
 */
export function wantedPlace(
  { popupFlg, pcLeftLocation, pcTopLocation, width }: Popup,
  height: number,
  viewport: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  if (popupFlg === 1) return { left: pcLeftLocation, top: pcTopLocation };
  return { left: Math.round((viewport.width - width) / 2), top: Math.round((viewport.height - height) / 2) };
}

/** How long "not for 6 hours" and closing hide a popup on this machine, ms (§9). */
export const POPUP_SNOOZE_MS = 6 * 3_600_000;

/**
 * Whether a popup is shown at `now` (epoch ms): its snooze is over and it is visible.
 *
 * @param snoozedUntil this machine's own snooze, epoch ms; 0 for none
 */
export function isPopupShown(popup: Popup, snoozedUntil: number, now: number): boolean {
  return popup.visiableFlag === 1 && Math.max(popup.notShowingexpireTime, snoozedUntil) <= now;
}
