/**
 * Every clock, start, age and countdown of a page stands still at one value, and so does a receipt's number: the worker's clock is the
 * machine's and follows no browser tool, so a picture of a page would never be the same twice.
 *
 * Text is replaced before it is painted, so that a picture has the room, the font and the colour of real times.
 */
import type { Page } from '@playwright/test';

/** Call before the page is opened; holds in every document of it. */
export async function keepTimesStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shapes: readonly (readonly [RegExp, string])[] = [
      [/\d{2}\.\d{2} \([일월화수목금토]\) \d{2}:\d{2}:\d{2}/, '10.24 (토) 13:42:18'],
      [/\d{2}-\d{2}-\d{2} \d{2}:\d{2}/, '26-10-24 13:42'],
      [/\d{2}:\d{2}:\d{2}/, '13:41:52'],
      // How long a visit has lasted, and since when.
      [/^\d:\d{2}:\d{2}$/, '0:12:34'],
      [/^\d{2}:\d{2}부터/, '13:29부터'],
      [/^\d{2}:\d{2} 후$/, '17:42 후'],
      [/^\d+시간 \d+분 후$/, '1시간 18분 후'],
      [/^(?:\d+분 )?\d+초(?= 안에)/, '4분 57초'],
      [/^\d+(?:\.\d)?(?:초|분|시간)( 전 기준)?$/, '0.4초$1'],
      [/^\d{2}:\d{2}$/, '15:00'],
      [/^접수번호 .+$/, '접수번호 20261024'],
    ];
    // Also the shape of odds: a day is one only where a time stands.
    const days: typeof shapes = [[/^\d{2}\.\d{2}$/, '10.24']];
    // The day of a field is no text of the page, and is of the machine's own clock.
    const sheet = new CSSStyleSheet();
    // The way to a report comes late, and stands in a corner of its own.
    sheet.replaceSync(
      'input[type="date"]::-webkit-datetime-edit { opacity: 0 } aside[aria-label="문제 신고"] { visibility: hidden }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const still = (node: Node): void => {
      for (const child of node.childNodes) still(child);
      if (!(node instanceof Text)) return;
      const isOfTime = node.parentElement?.closest('time') !== null;
      const found = [...shapes, ...(isOfTime ? days : [])].find(([shape]) => shape.test(node.data));
      if (found === undefined) return;
      const data = node.data.replace(...found);
      if (data !== node.data) node.data = data;
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) still(target);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
