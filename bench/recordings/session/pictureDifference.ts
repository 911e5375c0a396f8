/** How two pictures differ: pixels, and a third picture with those in red. */
import type { Page } from 'playwright';

export interface PictureDifference {
  /** `Infinity` for pictures of other sizes. */
  readonly pixels: number;
  readonly other: Buffer | undefined;
}

/** @param page any: what draws pictures is the browser */
export async function differenceOf(page: Page, one: Buffer, two: Buffer): Promise<PictureDifference> {
  if (one.equals(two)) return { pixels: 0, other: undefined };
  const found = await page.evaluate(
    async (texts) => {
      const drawn = await Promise.all(
        texts.map(async (text) => {
          const image = new Image();
          image.src = `data:image/png;base64,${text}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          const brush = canvas.getContext('2d');
          brush?.drawImage(image, 0, 0);
          return { canvas, brush, data: brush?.getImageData(0, 0, image.width, image.height) };
        }),
      );
      const [first, second] = drawn;
      if (first?.data === undefined || second?.data === undefined) return undefined;
      const [a, b] = [new Uint32Array(first.data.data.buffer), new Uint32Array(second.data.data.buffer)];
      const height = Math.min(first.canvas.height, second.canvas.height);
      const isAsLarge = first.canvas.width === second.canvas.width && first.canvas.height === second.canvas.height;
      let pixels = 0;
      for (let at = 0; at < first.canvas.width * height; at += 1) {
        if (a[at] === b[at]) continue;
        pixels += 1;
        a[at] = 0xff0000ff;
      }
      first.brush?.putImageData(first.data, 0, 0);
      return { pixels: isAsLarge ? pixels : -1, other: first.canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    [one.toString('base64'), two.toString('base64')],
  );
  if (found === undefined) return { pixels: Infinity, other: undefined };
  return { pixels: found.pixels < 0 ? Infinity : found.pixels, other: Buffer.from(found.other, 'base64') };
}
