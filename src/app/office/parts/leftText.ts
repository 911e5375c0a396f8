/** Times that run, as minutes and seconds. Pure. */

const two = (value: number) => value.toString().padStart(2, '0');

/** `14:32`; `0:00` where nothing is left. Hours come before the minutes: `2:05:09`. @param ms of any length */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(seconds % 60)}`;
}
