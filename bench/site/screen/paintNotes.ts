/**
 * When new versions of prices stood in the page, and when the frame that shows them was through. The cost is the same on every
 * measured page. A hidden page paints nothing and notes nothing.
 */

/** Price, version, epoch ms in the page, epoch ms painted. */
export type PaintNote = readonly [selectionId: string, version: number, inPage: number, painted: number];

let notes: PaintNote[] = [];
let waiting: (readonly [string, number, number])[] = [];
let firstShown: number | undefined;

const now = () => performance.timeOrigin + performance.now();

// A message sent in a frame's callback arrives after that frame was drawn.
const afterFrame = new MessageChannel();
afterFrame.port1.addEventListener('message', () => {
  const painted = now();
  firstShown ??= performance.now();
  for (const [selectionId, version, inPage] of waiting) notes.push([selectionId, version, inPage, painted]);
  waiting = [];
});
afterFrame.port1.start();

export function noteShown(selectionId: string, version: number): void {
  if (document.hidden) return;
  if (waiting.length === 0) {
    requestAnimationFrame(() => {
      afterFrame.port2.postMessage(null);
    });
  }
  waiting.push([selectionId, version, now()]);
}

/** Gives the notes so far, and begins anew. */
export function takeNotes(): readonly PaintNote[] {
  const taken = notes;
  notes = [];
  return taken;
}

/** Ms from the navigation to the end of the first frame that showed prices. */
export const firstPaint = (): number | undefined => firstShown;
