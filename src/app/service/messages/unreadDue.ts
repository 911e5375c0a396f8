/**
 * Whether the member has to be told of unread letters (SES-11): once for each rise of the count, and never while they are reading.
 *
 * @param told how many unread letters this tab has told of already
 * @returns the number told of from now on, and whether to tell
 */
export function unreadDue(
  told: number,
  unread: number,
  isReading: boolean,
): { readonly told: number; readonly isDue: boolean } {
  if (isReading || unread <= told) return { told: unread, isDue: false };
  return { told, isDue: true };
}
