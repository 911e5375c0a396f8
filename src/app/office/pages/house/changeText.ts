/** Who changed something last, and when, in a line. Pure. */
import type { HouseSetting, LastChange } from '../../../../domain/office/house.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { house as words } from '../../copy/house.ts';

export function changeText(of: (Pick<HouseSetting, 'changed'> & { readonly isSet?: boolean }) | undefined): string {
  const changed: LastChange | null = of?.changed ?? null;
  if (changed === null) return of?.isSet === true ? words.unknownBy : words.byHouse;
  const by = words.by(changed.by, dateMinuteText(changed.at));
  return changed.isOfTwo ? `${by} · ${words.isOfTwo}` : by;
}
