/** Where the skip link to the slip leads. */
export const SLIP_ID = 'slip';

/** The foot of a slip with picks, which says how its last bet ended. */
export const SLIP_FOOT_ID = 'slip-foot';

/** Whether a part of the page is drawn where it can be read. */
export function isInSight(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight;
}
