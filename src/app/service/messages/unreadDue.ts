/**
 * Whether the member has to be told of unread letters (SES-11): once for each rise of the count, and never while they are reading.
 *
 * @param told how many unread letters this tab has told of already
 * @returns the number told of from now on, and whether to tell
 */
export function unreadDue(
  announced: number,
  unread: number,
  isReading: boolean,
): { readonly announced: number; readonly isDue: boolean } {
  if (isReading || unread <= announced) return { announced: unread, isDue: false };
  return { announced, isDue: true };
}
