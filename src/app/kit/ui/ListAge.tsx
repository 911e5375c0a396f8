/** How old a list is that is not of now (LST-6): said once it lasts, so that a list which is asked for anew at once moves nothing beside it. */
import { lists } from '../copy/lists.ts';
import { dateMinuteText } from '../copy/time.ts';
import { useIsLasting } from '../timing/useIsLasting.ts';

/** What is old for a moment only, while it is asked for anew, is not said to be, ms. */
const OLD_MS = 1_500;

interface ListAgeProps {
  /** When what is shown was read, epoch ms; `undefined` while it is of now. */
  readonly asOf: number | undefined;
  readonly className: string;
}

export function ListAge({ asOf, className }: ListAgeProps) {
  const isLasting = useIsLasting(asOf !== undefined, OLD_MS);
  return asOf === undefined || !isLasting ? null : (
    <p className={className} role="status">
      {lists.asOf(dateMinuteText(asOf))}
    </p>
  );
}
