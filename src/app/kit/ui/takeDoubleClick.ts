/** For as long as a double click may last, its second click does nothing: what stood under the hand at the first is gone by then. */
const DOUBLE_CLICK_MS = 600;

export function takeDoubleClick(): void {
  const take = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', take, true);
  setTimeout(() => removeEventListener('click', take, true), DOUBLE_CLICK_MS);
}
