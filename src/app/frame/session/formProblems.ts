/**
 * What is wrong with a form about an account, in the member's words and by field: before it is sent, and after the house refused it.
 * `form` is the whole of it.
 */
import type { AccountFailure } from '../../../worker/contract.ts';
import { accountFailureText } from '../copy/login.ts';

/** Which fields are wrong, by where they stand; every error of zod is one. */
export interface WrongFields {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

export interface FieldWords {
  readonly required: string;
  readonly malformed: string;
}

export type Fields<Field extends string> = Readonly<Record<Field, FieldWords>>;
/** What was typed, by the name of its field. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;
/** Sentences by field. */
export type Problems = ReadonlyMap<string, string>;

/** Missing, or not of its form. A field the form does not have is nothing its reader could mend, and is left to the house. */
export function problemsOf<Field extends string>(
  error: WrongFields,
  fields: Fields<Field>,
  typed: Typed<Field>,
): Problems {
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0])));
  const names = (Object.keys(fields) as Field[]).filter((name) => wrong.has(name));
  return new Map(names.map((name) => [name, typed[name] === '' ? fields[name].required : fields[name].malformed]));
}

/** A password typed twice must be the same; a form without `repeat` has nothing to repeat. */
export function repeatProblem<Field extends string>(fields: Fields<Field>, typed: Typed<Field>): Problems {
  const words = new Map<string, FieldWords>(Object.entries(fields)).get('repeat');
  const values = new Map<string, string>(Object.entries(typed));
  const repeat = values.get('repeat');
  if (words === undefined || repeat === (values.get('newPassword') ?? values.get('password'))) return new Map();
  return new Map([['repeat', repeat === '' ? words.required : words.malformed]]);
}

/** The house's own sentence beneath the field it names, above the button if it names none of this form. */
export function refusalProblems<Field extends string>(failure: AccountFailure, fields: Fields<Field>): Problems {
  const text = accountFailureText(failure);
  if (text === null) return new Map();
  const names = failure.kind === 'refused' && failure.field !== null && Object.hasOwn(fields, failure.field);
  return new Map([[names ? failure.field : 'form', text]]);
}
