/** What to look at before a popup is shown. Pure. */
import type { HousePopup } from '../../../../domain/house/housePopup.ts';
import { wantedPlace } from '../../../../domain/notices/popup.ts';
import { removedFrom } from '../../../../house-html/removedHtml.ts';
import { storedHtml } from '../../../../house-html/storedHtml.ts';
import { popupWords as words } from '../../copy/house.ts';

export interface PopupCheck {
  readonly text: string;
  readonly hint: string;
  readonly isGood: boolean;
}

/** A large one, px. */
export const SCREEN = { width: 1_920, height: 1_000 };
/** As high as a popup of a few lines is, px: how high it will be is measured where it is shown. */
const LIKELY_HEIGHT = 320;
const GAP = 12;

export function checksOf(popup: HousePopup, others: readonly HousePopup[]): readonly PopupCheck[] {
  const html = storedHtml(popup.contents);
  const hasText = html.replaceAll(/<[^>]*>/g, '').trim() !== '' || html.includes('<img');
  const links = (html.match(/<a [^>]*href="/g) ?? []).length;
  const isCut = removedFrom(popup.contents).some(({ kind }) => kind === 'address');
  const { left, top } = placeOf(popup);
  const fits = left >= GAP && top >= GAP && left + popup.width <= SCREEN.width - GAP;
  const over = others.find((other) => other.visiableFlag === 1 && haveReaders(popup, other) && isOver(popup, other));
  return [
    { text: hasText ? words.text : words.textNot, hint: '', isGood: hasText },
    { text: words.links(links), hint: isCut ? words.linksNot : words.linksHint, isGood: !isCut },
    { text: fits ? words.fits : words.fitsNot, hint: placeText(popup), isGood: fits },
    { text: over === undefined ? words.alone : words.aloneNot(over.id), hint: '', isGood: over === undefined },
  ];
}

/** Whether there is a level whose members see both. */
const haveReaders = (one: HousePopup, other: HousePopup): boolean =>
  (one.mostLevel === 0 || other.leastLevel <= one.mostLevel) &&
  (other.mostLevel === 0 || one.leastLevel <= other.mostLevel);

/** Where it stands on a large screen, px. */
export const placeOf = (popup: HousePopup) => wantedPlace(popup, LIKELY_HEIGHT, SCREEN);

/** The same in words. */
export const placeText = ({ popupFlg, pcLeftLocation, pcTopLocation, width }: HousePopup): string =>
  popupFlg === 0 ? words.placeCentred(width) : words.place(pcLeftLocation, pcTopLocation, width);

function isOver(one: HousePopup, other: HousePopup): boolean {
  const [a, b] = [placeOf(one), placeOf(other)];
  return (
    a.left < b.left + other.width + GAP && b.left < a.left + one.width + GAP && Math.abs(a.top - b.top) < LIKELY_HEIGHT
  );
}
