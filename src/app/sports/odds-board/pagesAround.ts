/** Which page numbers a pager shows: the first, the last, two on each side of the current one, and a gap where some are left out. */
const AROUND = 2;

export function pagesAround(page: number, pageCount: number): readonly (number | 'gap')[] {
  const wanted = new Set([1, pageCount]);
  for (let near = page - AROUND; near <= page + AROUND; near += 1) {
    if (near >= 1 && near <= pageCount) wanted.add(near);
  }
  const pages = [...wanted].toSorted((a, b) => a - b);
  return pages.flatMap((shown, index) => {
    const before = pages[index - 1];
    if (before === undefined || shown === before + 1) return [shown];
    // A gap of one page is that page.
    return shown === before + 2 ? [before + 1, shown] : (['gap', shown] as const);
  });
}
