/** Looks up what a file says in a table of ours: a file may say `constructor`, which every object has and no table does. */
export function rowOf<Row>(table: Readonly<Record<string, Row | undefined>>, key: string): Row | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
