/** A pitch seen from above and the way of a ball: decoration, drawn in the colours of the theme. */
export function BannerArt({
  className,
  ballClassName,
}: {
  readonly className: string;
  readonly ballClassName: string;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 736 172"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
    >
      <g opacity="0.55">
        <path d="M306 0v172M546 0v172" />
        <circle cx="306" cy="94" r="112" />
        <circle cx="306" cy="94" r="3" />
        <path d="M736 44h-100v100h100M546 64a44 44 0 0 0 0 60" />
      </g>
      <g className={ballClassName} stroke="none" fill="currentColor">
        <circle cx="74" cy="150" r="7" />
      </g>
      <path
        className={ballClassName}
        d="M84 145C190 70 300 40 420 62s110 50 168 36"
        strokeDasharray="5 5"
        opacity="0.7"
      />
      <path className={ballClassName} d="m586 86 16 16m0-16-16 16" strokeWidth="2" />
    </svg>
  );
}
