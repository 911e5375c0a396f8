/** The cloth of a runner with its number: the same colours as in the picture of the race. */
import { clothOf, inkOn } from './pictures/palette.ts';

export function Silk({ number, size = 22 }: { readonly number: number; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path
        d="M7 2.5 1.5 5.5l2 5 2-.8V19.5h11V9.7l2 .8 2-5L15 2.5c-.8 1.5-2.2 2.3-4 2.3S7.8 4 7 2.5Z"
        fill={clothOf(number)}
        stroke="currentColor"
        strokeOpacity="0.35"
      />
      <text x="11" y="15.5" textAnchor="middle" fontSize="9" fontWeight="700" fill={inkOn(number)}>
        {number}
      </text>
    </svg>
  );
}
