/**
 * What is asked for together with a file that is imported: the rest of what it imports, as far as that saves a round trip worth its bytes. The page
 * itself names all that its first script imports.
 */
import type { Plugin } from 'vite';

/**
 * What lies over a page or is loaded while the browser rests: what such a file imports is asked for once it is here, a round trip later, which harms
 * nobody. Named beside it, it would be named in scripts that everybody waits for, and names of files do not compress.
 */
const LATER =
  /^assets\/(?:Account(?:Dialog|Panel)|Drawers|FavouriteMenu|HeaderSearch|LineNotice|Lobby(?:Entries|Question)|MenuLinks|NoticePopup|PageItems|PageKeys|ReplacedNote|SanitisedHtml|SlipSettings|ToastStack|TooltipBubble|UnknownBetLine|UnreadAlert|rejections|rest|routes)-/;

export interface Preloads {
  /** Learns which file imports which. */
  readonly plugin: Plugin;
  /** @returns of the files that a file comes to, those that are named beside it */
  of(file: string, files: string[], host: { readonly hostId: string; readonly hostType: 'html' | 'js' }): string[];
}

export function createPreloads(): Preloads {
  const imports = new Map<string, readonly string[]>();
  /** A file with all it imports: whoever runs one has them all. */
  const broughtBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const each of imports.get(file) ?? []) broughtBy(each, seen);
    return seen;
  };
  return {
    plugin: {
      name: 'hanpan-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const output of Object.values(bundle))
            if (output.type === 'chunk') imports.set(output.fileName, output.imports);
        },
      },
    },
    of(file, files, { hostId, hostType }) {
      if (hostType === 'html') return files;
      const here = broughtBy(hostId);
      return files.filter((each) => !here.has(each) && (each === file || each.endsWith('.css') || !LATER.test(file)));
    },
  };
}
