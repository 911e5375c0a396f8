/** A list as a page that has no script: the same styles and rows, all of them there. */
import type { Page } from 'playwright';

/**
 * @param row selector of a row; those that are drawn are told again until there are so many
 * @returns another tab of the same browser
 */
export async function openStill(page: Page, row: string, rows: number): Promise<Page> {
  const html = await page.evaluate(
    ([selector, count]) => {
      const whole = document.documentElement.cloneNode(true) as HTMLElement;
      const drawn = [...whole.querySelectorAll(selector)];
      const parent = drawn[0]?.parentElement;
      // Room that is kept for rows which are not drawn.
      for (const one of [...(parent?.children ?? [])])
        if (one.tagName !== 'THEAD' && !drawn.includes(one)) one.remove();
      for (let at = drawn.length; at < count; at += 1) parent?.append(drawn[at % drawn.length]?.cloneNode(true) ?? '');
      for (const one of whole.querySelectorAll('script, link, style')) one.remove();
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
      const style = document.createElement('style');
      style.textContent = rules.join('\n');
      const base = document.createElement('base');
      base.href = location.origin;
      whole.querySelector('head')?.append(base, style);
      return whole.outerHTML;
    },
    [row, rows] as const,
  );
  const still = await page.context().newPage();
  await still.setContent(html);
  await still.bringToFront();
  return still;
}
