/** What the login page shows before anything is typed, pressed or told, letter by letter; each once, in order. */
import { login, loginFields, loginLinks, typedText } from '../copy/login.ts';
import { brand } from '../../kit/copy/site.ts';

const words = [
  ...Object.values(brand),
  ...Object.values(login),
  loginFields.ownUserId.label,
  loginFields.password.label,
  typedText.show,
  typedText.hide,
  loginLinks.join,
  loginLinks.findPassword,
  loginLinks.nonMember,
];

export const firstPaintLetters: readonly string[] = [...new Set(words.join(''))].toSorted();
