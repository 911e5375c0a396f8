/** Which keys are a part's own, and which are left for the player. */

/** Whether a key belongs to the field or the control that has the focus. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]') !== null)
    return true;
  return event.key === ' ' && target.closest('button, a, summary, [role="button"]') !== null;
}
