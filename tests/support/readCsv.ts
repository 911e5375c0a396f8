/** Reads comma-separated values as a spreadsheet does (RFC 4180), letter by letter: written apart from what writes them, which is why it can judge it. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const letters = Array.from(text);
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (letters[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"') {
      if (cell !== '') throw new Error(`a quote within ${cell}`);
      isQuoted = true;
    } else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && letters[at + 1] === '\n') {
      at += 1;
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else cell += letter;
  }
  if (isQuoted || cell !== '' || row.length > 0) throw new Error('ends within a line');
  return rows;
}
