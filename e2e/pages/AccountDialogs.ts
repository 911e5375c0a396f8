/** The dialogs of the sign-in page, in the visitor's words (SES-13). */
import type { Page } from '@playwright/test';

export interface NewMember {
  readonly userId: string;
  readonly nickname: string;
  readonly password: string;
  readonly phone: string;
  readonly pin: string;
}

let serial = Date.now() % 1_000_000;

/** Somebody nobody has met. */
export function newcomer(): NewMember {
  serial += 1;
  return {
    userId: `new${serial}`,
    nickname: `새내기${serial}`,
    password: 'first1234',
    phone: `010${String(serial).padStart(8, '0')}`,
    pin: '432187',
  };
}

export class AccountDialogs {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  field(name: string) {
    return this.dialog.getByLabel(name, { exact: true });
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** From the login page. */
  async openJoin(): Promise<void> {
    await this.page.getByRole('button', { name: '회원가입' }).click();
  }

  async openFindPassword(): Promise<void> {
    await this.page.getByRole('button', { name: '비밀번호 찾기' }).click();
  }

  /** As far as the sign-up form. */
  async beRecommendedBy(code: string): Promise<void> {
    await this.openJoin();
    await this.field('추천인 코드').fill(code);
    await this.field('추천인 코드').press('Enter');
  }

  async fillJoin(member: NewMember): Promise<void> {
    await this.field('아이디').fill(member.userId);
    await this.field('닉네임').fill(member.nickname);
    await this.field('비밀번호').fill(member.password);
    await this.field('비밀번호 확인').fill(member.password);
    await this.field('휴대폰 번호').fill(member.phone);
    await this.field('비밀번호 찾기 PIN').fill(member.pin);
  }

  /** Joins without a browser; does not sign in. */
  static async join(url: string, member: NewMember): Promise<void> {
    const response = await fetch(`${url}/api/member/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...member, recommender: 'member1' }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`joining answered ${response.status}: ${await response.text()}`);
  }
}
