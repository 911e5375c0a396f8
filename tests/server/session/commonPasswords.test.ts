/** Which passwords are tried first, and which are not (ENT-6): habits of people, whatever they put around and between. */
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../server/session/commonPasswords.ts';

/** What others know of whoever chooses. */
const OWN = ['member6', '푸른바다', '01000000006'];

const weak: Readonly<Record<string, readonly string[]>> = {
  'a user id with something beside it, or backwards': [
    ...['member6', 'member6!', 'member6123', 'MEMBER6', 'm3mber6123', 'member6member6', 'member6.hanpan'],
    ...['member6a', 'Member6!@#', '6rebmem1', 'm.e.m.b.e.r.6', '푸른바다1234', 'vnfmsqkek12'],
  ],
  'a word of ours': [
    ...['hanpan2026', 'hanpan!1234', 'hanpan_2026', 'Hanpan@1234', 'hanpan12345678', 'hanpan1234!', 'hanpan hanpan'],
    ...['ｈａｎｐａｎ1234', 'toto1234!', 'baccarat777', 'casino777!', 'hanpan 0 1 2 3', '2026 casino', 'h4np4n-2026'],
  ],
  'a word of everybody, in digits and signs too': [
    ...['p@ssw0rd1', 'P@ssw0rd!', 'passw0rd!!', 'iloveyou!', 'password2026!', '2026password', 'korea2026!'],
    ...['superman1!', 'pa$$w0rd99', '!l0vey0u', 'trust.no.1'],
  ],
  'a run over the keyboard': [
    ...['qwer1234!', 'qwer1234!!', '1q2w3e4r!', 'q1w2e3r4!', 'abcd1234!', 'asdf1234!', 'zxcv1234!', 'qwertyui'],
    ...['qazwsxedc', '1qaz2wsx!', 'qwe123!@#', '1qaz@2wsx'],
  ],
  'a Korean word, in Hangul or by its keys': [
    ...['dkssudgktpdy', 'dkssud1234', 'gksrnr1234', 'tkfkdgo1234', 'ㅁㄴㅇㄹ1234', '한판1234!', '비밀번호1234'],
    ...['안녕하세요!!', '사랑해 1004', 'qlalfqjsgh!', '대한민국 2026'],
  ],
  'a telephone number, a day, or something over and over': [
    ...['01000000006', '00000006', '010-0000-0006', '0100000006', '+82 10-0000-0006', '010 9876 5432'],
    ...['19900101', '1990-01-01', '90-01-01', '900101', 'aaaaaaaa', '12341234', 'abcabcabc', 'ab-ab-ab-ab', '87654321'],
  ],
};

const good = [
  ...['correct horse battery', 'brandnew 71', 'another 711', 'stolen pass 1', 'fresh-secret-88', 'later-secret-99'],
  ...['Zubrowka-77-vltava', 'only letters here', 'first pass 711', 'tr7-vQ2-mm8', 'seoul rain umbrella', 'kJ8#mq2!vZp'],
  ...['zx81-spectrum', '7 samurai and a cook', 'nine purple otters', 'quiet-river-74', 'staple.fern.orbit'],
  ...['blue_teapot_91', 'xk3tr9wq', '4711 eau de cologne', 'love is a battlefield', 'test pilots drink tea'],
  ...['hanpan opens at dawn', 'my casino was a boat', 'Ünïcode-söng', 'полночный поезд', 'ありがとう世界'],
  ...['70419358264471', '72963518', '!!??..,,((;', '8#2!9@6$4%', '우리집고양이는까망', '비밀번호는한글로'],
  ...[
    '코끼리는냉장고에산다',
    '비오는날의수채화 1989',
    '바다 건너 작은 섬',
    '토토로의숲에서낮잠',
    '안녕하세요선생님오늘은',
  ],
  ...['사랑은비를타고', '할머니 김치찌개 3그릇', '푸른바다 위 갈매기 떼'],
];

describe('a password that is tried first', () => {
  it.each(Object.entries(weak))('ENT-6 is %s', async (_kind, passwords) => {
    const taken: string[] = [];
    for (const password of passwords) if (!(await isCommonPassword(password, OWN))) taken.push(password);
    expect(taken).toEqual([]);
  });

  it('ENT-6 is none that its words make long enough, in whatever language', async () => {
    const refused: string[] = [];
    for (const password of good) if (await isCommonPassword(password, OWN)) refused.push(password);
    expect([refused, good.length >= 40]).toEqual([[], true]);
  });

  it('ENT-6 is told at once, whatever is typed', async () => {
    const longest = 'aqaqqwaaqqabcaaaq'.repeat(4).slice(0, 63);
    const start = performance.now();
    await isCommonPassword(`${longest}#`, OWN);
    await isCommonPassword(`${'12'.repeat(31)}x9`, OWN);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
