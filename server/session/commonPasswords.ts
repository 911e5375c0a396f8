/**
 * Passwords that are tried first (rule ENT-6): some 49,000 of a kept list, and the habits of Korean keyboards on top of it.
 *
 * The list is loaded when somebody chooses a password, not when the house opens.
 */

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

/** Whatever the case and form of its letters; the list is read at the first call. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase();
  if (isHabit(typed)) return true;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(typed);
}

/** A stem with a tail, in either order. */
function isHabit(typed: string): boolean {
  return STEMS.some(
    (stem) =>
      (typed.startsWith(stem) && TAIL.test(typed.slice(stem.length))) ||
      (typed.endsWith(stem) && TAIL.test(typed.slice(0, -stem.length))),
  );
}
