/** Marks words in nodes that were cleaned already: what somebody looks for is found by eye. */
import { wordsPattern } from './wordsPattern.ts';

/** @returns how many places were marked */
export function markWords(place: Node, words: string): number {
  const pattern = wordsPattern(words);
  if (pattern === undefined) return 0;
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  return texts.reduce((count, text) => count + markText(text, pattern), 0);
}

function markText(text: Text, pattern: RegExp): number {
  const parts = text.data.split(pattern);
  if (parts.length === 1) return 0;
  // Split by a pattern in brackets: what was found stands at every second place.
  const nodes = parts.map((part, index) => (index % 2 === 1 ? marked(part) : document.createTextNode(part)));
  text.replaceWith(...nodes);
  return (parts.length - 1) / 2;
}

function marked(words: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.dataset['found'] = '';
  mark.textContent = words;
  return mark;
}
