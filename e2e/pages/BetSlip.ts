/** The bet slip: picks, stake, the bet button, the question before a bet and the one about changed odds. */
import { expect, type Page } from '@playwright/test';

export class BetSlip {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get region() {
    return this.page.getByRole('region', { name: '베팅카트' });
  }

  get heading() {
    return this.region.getByRole('heading').first();
  }

  get stake() {
    return this.region.getByRole('textbox', { name: '베팅금액' });
  }

  get betButton() {
    return this.region.getByRole('button', { name: '베팅하기' });
  }

  get clearAll() {
    return this.region.getByRole('button', { name: '전체삭제' });
  }

  /** `베팅하시겠습니까?` */
  get confirm() {
    return this.page.getByRole('alertdialog', { name: '베팅하시겠습니까?' });
  }

  /** `변경된 배당으로 베팅하시겠습니까?` */
  get changedOdds() {
    return this.page.getByRole('alertdialog', { name: '변경된 배당으로 베팅하시겠습니까?' });
  }

  /** The yes of `베팅하시겠습니까?`: it takes a press once the question has been read. */
  get yes() {
    return this.confirm.getByRole('button', { name: '확인' });
  }

  async expectFolds(count: number): Promise<void> {
    await expect(this.heading).toContainText(`${count}폴더`);
  }

  async expectEmpty(): Promise<void> {
    await expect(this.region).toContainText('배당을 누르면 여기에 담깁니다.');
  }

  /** Whether a pick's row with these words is on the slip. */
  async expectPick(words: string): Promise<void> {
    await expect(this.region).toContainText(words);
  }

  async setStake(won: number): Promise<void> {
    await this.stake.fill(String(won));
    await expect(this.stake).toHaveValue(new RegExp(`^${won.toLocaleString('en-US')}`));
  }

  /** Types an amount and presses the bet button within one task of the page: nothing can have been stored in between. */
  async typeAndPress(won: number): Promise<void> {
    const button = await this.betButton.elementHandle();
    await this.stake.evaluate(
      (field: HTMLInputElement, [text, pressed]) => {
        // React listens to the field's own setter, which this goes around.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        if (pressed instanceof HTMLElement) pressed.click();
      },
      [String(won), button] as const,
    );
  }

  /** Presses yes as soon as the question is drawn with these words: however busy a machine is, no time to read it has passed. */
  async pressYesOnceItSays(words: string): Promise<void> {
    await this.page.evaluate(
      ([said, yes]) =>
        new Promise<void>((resolve, reject) => {
          const press = () => {
            const question = document.querySelector('[role=alertdialog]');
            if (question?.textContent.includes(said) !== true) return;
            observer.disconnect();
            const button = [...question.querySelectorAll('button')].find(({ textContent }) => textContent === yes);
            button?.click();
            if (button === undefined) reject(new Error('the question has no yes'));
            else resolve();
          };
          const observer = new MutationObserver(press);
          observer.observe(document, { subtree: true, childList: true, characterData: true });
        }),
      [words, '확인'] as const,
    );
  }

  /** `배당 변경 시`, in the words of the slip. */
  async chooseOddsPolicy(words: string): Promise<void> {
    await this.region.getByRole('combobox', { name: '배당 변경 시' }).selectOption({ label: words });
  }

  /** Presses the bet button and says yes to the question. */
  async placeBet(): Promise<void> {
    await this.betButton.click();
    await this.yes.click();
  }

  async acceptChangedOdds(): Promise<void> {
    await this.changedOdds.getByRole('button', { name: /^예/ }).click();
  }

  async declineChangedOdds(): Promise<void> {
    await this.changedOdds.getByRole('button', { name: /^아니오/ }).click();
  }
}
