/** How anything on a page asks for the sheet that reports a fault: it comes late, stands beside the page, and is drawn by nothing of it. */
const ASKED = 'hanpan:report';

export const askForReport = (): void => void window.dispatchEvent(new Event(ASKED));

/** @returns takes the listener away */
export function onReportAsked(listener: () => void): () => void {
  window.addEventListener(ASKED, listener);
  return () => window.removeEventListener(ASKED, listener);
}
