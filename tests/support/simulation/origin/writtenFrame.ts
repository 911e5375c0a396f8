/** A frame of a stream, read from the text that the origin writes. */

export interface Written {
  readonly text: string;
  readonly name: string;
  readonly epoch: string;
  readonly offset: number;
  readonly data: string;
}

/** A frame as it was written; a comment has no name. */
export function written(text: string): Written {
  const name = /^event: (.*)$/m.exec(text)?.[1] ?? '';
  const [, epoch = '', offset = '0'] = /^id: (.*)\.(\d+)$/m.exec(text) ?? [];
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? '';
  return { text, name, epoch, offset: Number(offset), data };
}

/** Where what is passed over begins. */
export const fromOf = ({ data }: Written): number => (JSON.parse(data) as { readonly from: number }).from;

/** Whether it tells of the log. */
export const isEvent = ({ name }: Written) => name === 'event' || name === 'passed';
