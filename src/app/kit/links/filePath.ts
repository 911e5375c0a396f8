/** Where a file of the house is fetched, from the path below `/file/download/` that a document names (NAV-15). */
const SEGMENTS = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const LONGEST = 200;

/** `undefined` for what is not a plain relative path: such a file is not asked for. */
export function filePath(path: string): string | undefined {
  const isPlain = path.length <= LONGEST && SEGMENTS.test(path);
  return isPlain ? `/file/download/${path}` : undefined;
}
