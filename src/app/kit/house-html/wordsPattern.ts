/** What is looked for in a text, whatever the size of its letters; words in brackets of the pattern are what was found. */
export function wordsPattern(words: string): RegExp | undefined {
  const wanted = words.trim().replaceAll(/\s+/g, ' ');
  if (wanted === '') return undefined;
  return new RegExp(
    `(${wanted.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)})`,
    'giu',
  );
}

/** The text of HTML, for a search: where a tag stood is a gap, so that nothing is found across it. */
export const searchedText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
