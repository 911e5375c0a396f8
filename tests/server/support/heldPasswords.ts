/** Real passwords whose work can be held at a text: what happens meanwhile is up to the test. */
import type { OriginOptions } from '../../../server/originOptions.ts';
import { createPasswords, type Passwords } from '../../../server/session/password.ts';

export interface Hold {
  /** Once the work on the text is done, and whoever asked for it does not know yet. */
  readonly reached: Promise<void>;
  readonly release: () => void;
}

export interface HeldPasswords {
  readonly open: NonNullable<OriginOptions['openPasswords']>;
  /** Holds the next work on a text, once. */
  readonly hold: (work: keyof Pick<Passwords, 'hash' | 'verify'>, text: string) => Hold;
}

export function heldPasswords(): HeldPasswords {
  const gates = new Map<string, { readonly arrive: () => void; readonly open: Promise<void> }>();
  const pass = async (work: string, text: string) => {
    const gate = gates.get(`${work} ${text}`);
    gates.delete(`${work} ${text}`);
    gate?.arrive();
    await gate?.open;
  };
  return {
    open: (randomness, cost) => {
      const passwords = createPasswords(randomness, cost);
      return {
        ...passwords,
        async hash(text, from) {
          const hash = await passwords.hash(text, from);
          await pass('hash', text);
          return hash;
        },
        async verify(text, hash, from) {
          const isRight = await passwords.verify(text, hash, from);
          await pass('verify', text);
          return isRight;
        },
      };
    },
    hold: (work, text) => {
      const [arrival, opening] = [latch(), latch()];
      gates.set(`${work} ${text}`, { arrive: arrival.open, open: opening.opened });
      return { reached: arrival.opened, release: opening.open };
    },
  };
}

function latch() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
