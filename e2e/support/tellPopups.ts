/** Notices of the house over its home page, in place of those it has: an operator's setting, as the desk would change it (NAV-14). */
import type { House } from './House.ts';

interface PopupScript {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly contents: string;
  /** In the middle of the window, whatever its place says. */
  readonly isCentred?: boolean;
}

export async function tellPopups(house: House, scripts: readonly PopupScript[]): Promise<void> {
  const popups = scripts.map(({ id, left, top, contents, isCentred = false }) => ({
    id,
    contents,
    pcLeftLocation: left,
    pcTopLocation: top,
    popupFlg: isCentred ? 0 : 1,
    visiableFlag: 1,
    notShowingexpireTime: 0,
  }));
  await (await house.operator()).set('popups', popups);
}
