/**
 * Chance that is no secret: who plays whom, and in which form, follows from names and counts that everybody knows (rule VIR-1). What is drawn never
 * comes from here.
 */

/** A number below 2³² of a text: FNV-1a, mixed so that texts which differ at their end alone are far apart. */
export function publicNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** `count` different numbers below `of`, in an order that follows from the text. */
export function publicChoice(text: string, of: number, count: number): readonly number[] {
  const numbers = Array.from({ length: of }, (_, index) => index);
  for (let index = 0; index < count; index += 1) {
    const other = index + (publicNumber(`${text}|${index}`) % (of - index));
    const [a, b] = [numbers[index] ?? 0, numbers[other] ?? 0];
    numbers[index] = b;
    numbers[other] = a;
  }
  return numbers.slice(0, count);
}
