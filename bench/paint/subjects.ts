/** The pages that are compared on the same screen. */

export interface PaintSubject {
  readonly name: 'hanpan' | 'naive' | 'strong naive';
  readonly page: string;
  /** Whether the first tab has to sign in. */
  readonly signsIn: boolean;
}

export const PAINT_SUBJECTS: readonly PaintSubject[] = [
  { name: 'naive', page: 'naive.html', signsIn: false },
  { name: 'strong naive', page: 'strongNaive.html', signsIn: false },
  { name: 'hanpan', page: 'hanpan.html', signsIn: true },
];
