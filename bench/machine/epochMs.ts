/** Now, in epoch ms with fractions. Anchored to the wall clock at the start, like `performance.timeOrigin` of a page. */
export const epochMs = (): number => performance.timeOrigin + performance.now();
