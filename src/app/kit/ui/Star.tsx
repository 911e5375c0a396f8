/** The mark of a favourite, filled where it is one. It draws itself: first pages wait for every drawing of `Icon.tsx`, and have no star. */
export function Star({ isFilled, size = 16 }: { readonly isFilled: boolean; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m10 3 2.1 4.6 5 .6-3.7 3.4 1 4.9-4.4-2.5-4.4 2.5 1-4.9L2.9 8.2l5-.6L10 3Z" />
    </svg>
  );
}
