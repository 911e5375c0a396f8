/** How two pictures differ: pixels that are another colour, and a third picture with those in red. */
import type { Page } from 'playwright';

export interface PictureDifference {
  /** `Infinity` for pictures of other sizes. */
  readonly pixels: number;
  readonly other: Buffer | undefined;
}

/** A colour is another where red, green or blue is further off: curves are drawn a shade otherwise in a frame. Of 255. */
const SHADE = 12;

/** @param page any: what draws pictures is the browser */
export async function differenceOf(page: Page, one: Buffer, two: Buffer): Promise<PictureDifference> {
  if (one.equals(two)) return { pixels: 0, other: undefined };
  const found = await page.evaluate(
    async ([texts, shade]) => {
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
      const [a, b] = [first.data.data, second.data.data];
      const height = Math.min(first.canvas.height, second.canvas.height);
      const isAsLarge = first.canvas.width === second.canvas.width && first.canvas.height === second.canvas.height;
      let pixels = 0;
      for (let at = 0; at < first.canvas.width * height * 4; at += 4) {
        const far = [0, 1, 2].map((part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)));
        if (Math.max(...far) <= shade) continue;
        pixels += 1;
        a.set([255, 0, 0, 255], at);
      }
      first.brush?.putImageData(first.data, 0, 0);
      return { pixels: isAsLarge ? pixels : -1, other: first.canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    [[one.toString('base64'), two.toString('base64')], SHADE] as const,
  );
  if (found === undefined) return { pixels: Infinity, other: undefined };
  return { pixels: found.pixels < 0 ? Infinity : found.pixels, other: Buffer.from(found.other, 'base64') };
}
