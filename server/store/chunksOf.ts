/** Parts of what is too much for one statement. */
export function* chunksOf<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let first = 0; first < rows.length; first += size) yield rows.slice(first, first + size);
}
