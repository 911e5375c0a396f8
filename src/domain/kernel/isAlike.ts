/** Whether two values of plain data (what JSON can say, whatever the order of fields) say the same, however deep they go. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const fields = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return (
    Array.isArray(a) === Array.isArray(b) &&
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isAlike(value, others.get(name)))
  );
}
