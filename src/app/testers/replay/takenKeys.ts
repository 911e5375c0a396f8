/** Which keys are a part's own, and which are left for the player. */
import { hasModifier } from '../../kit/ui/hasModifier.ts';

/** Whether a key belongs to the field or the control that has the focus. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || hasModifier(event)) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]') !== null)
    return true;
  return event.key === ' ' && target.closest('button, a, summary, [role="button"]') !== null;
}
