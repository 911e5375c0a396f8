/** The text of a notice written in HTML: tags dropped, entities read, one line. What is drawn is the cleaned HTML itself. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export function noticeText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => decoded(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A notice that begins with the label the line already has, in brackets, loses it; the rest of its HTML stays as it is. */
export function withoutLabel(html: string, label: string): string {
  const mark = `[${label}]`;
  return noticeText(html).startsWith(mark) ? html.replace(mark, '').trimStart() : html;
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
