/** Stands in for `kit/links/filePath.ts` on the stage: a recording holds no files of the house, and none is fetched (RPL-3). */

/** Nothing to see, in the place that a picture had. */
const NO_PICTURE =
  'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%221%22%20height%3D%221%22%2F%3E';

export const filePath = (path: string): string | undefined => (path === '' ? undefined : NO_PICTURE);
