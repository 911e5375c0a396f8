/**
 * One way for every form about an account: what was typed is parsed by the schema both sides use, what is wrong is said beneath its
 * field, and the first wrong field takes the focus. One call at a time.
 */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Result } from '../../../domain/kernel/decision.ts';
import type { AccountFailure } from '../../../worker/contract.ts';
import {
  problemsOf,
  refusalProblems,
  repeatProblem,
  type Fields,
  type Problems,
  type Typed,
  type WrongFields,
} from './formProblems.ts';

/** What a form needs of a schema; every schema of zod is one. */
export interface FormSchema<Request> {
  safeParse(
    input: unknown,
  ): { readonly success: true; readonly data: Request } | { readonly success: false; readonly error: WrongFields };
}

interface AccountFormOptions<Field extends string, Request, Value> {
  /** In the order in which they stand. */
  readonly fields: Fields<Field>;
  readonly schema: FormSchema<Request>;
  /** What the schema is given, if not what was typed. */
  readonly prepare?: (typed: Typed<Field>) => unknown;
  readonly send: (request: Request) => Promise<Result<Value, AccountFailure>>;
  readonly onDone: (value: Value, request: Request) => void;
  /** After success the page moves on by itself; the form stays pending until then. */
  readonly isLeft?: boolean;
}

export function useAccountForm<Field extends string, Request, Value>(
  options: AccountFormOptions<Field, Request, Value>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [problems, setProblems] = useState<Problems>(new Map());
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const { fields, schema, send, onDone, isLeft, prepare = (typed) => typed } = options;
    const typed = typedIn(new FormData(event.currentTarget), fields);
    const request = schema.safeParse(prepare(typed));
    const repeat = repeatProblem(fields, typed);
    if (!request.success || repeat.size > 0) {
      const wrong = request.success ? [] : problemsOf(request.error, fields, typed);
      setProblems(new Map([...wrong, ...repeat]));
      return;
    }
    setProblems(new Map());
    setIsPending(true);
    const result = await send(request.data);
    if (!result.ok || isLeft !== true) setIsPending(false);
    if (result.ok) onDone(result.value, request.data);
    else setProblems(refusalProblems(result.failure, fields));
  };

  return {
    /** What its `AccountForm` is given. */
    frame: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      problem: problems.get('form'),
      isPending,
    },
    problemOf: (field: Field) => problems.get(field),
  };
}

function typedIn<Field extends string>(data: FormData, fields: Fields<Field>): Typed<Field> {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(Object.keys(fields).map((name) => [name, text(name)])) as Typed<Field>;
}
