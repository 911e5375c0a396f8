/** Notices of the house over its home page, in place of those it has: an operator's setting, as the desk would change it (NAV-14). */
import type { House } from './House.ts';
import { PASSWORD } from './Tab.ts';

interface PopupScript {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly contents: string;
}

export async function tellPopups(house: House, scripts: readonly PopupScript[]): Promise<void> {
  const token = await house.view.signIn('admin1', PASSWORD);
  const popups = scripts.map(({ id, left, top, contents }) => ({
    id,
    contents,
    pcLeftLocation: left,
    pcTopLocation: top,
    popupFlg: 1,
    visiableFlag: 1,
    notShowingexpireTime: 0,
  }));
  await house.view.changeSetting(token, 'popups', popups);
}
