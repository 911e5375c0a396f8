/** A text as a file on this machine. */

/** How long a browser may take to begin reading what it is given, ms. */
const GIVEN_MS = 60_000;

export function giveText(parts: readonly string[], name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GIVEN_MS);
}
