/**
 * A ref of what scrolls inside a page: it is a stop of the keyboard for as long as it has more than it shows. Not every browser makes it one by itself.
 *
 * @returns ends it
 */
export function keyStop(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  const settle = () => {
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  settle();
  const observer = new ResizeObserver(settle);
  for (const sized of [region, ...region.children]) observer.observe(sized);
  return () => observer.disconnect();
}
