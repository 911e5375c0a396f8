/** What a screen is told of a document whose call failed: DOC-1, SYN-05. */
import { describe, expect, it } from 'vitest';
import { withFailedCall } from '../../../../src/app/frame/link/withFailedCall.ts';

const chapters = [{ id: 'general', title: 'General', contents: '' }];
const stored = { value: chapters, fetchedAt: 1_000, askedAt: 900, hasFailed: false };
const never = { value: undefined, fetchedAt: 0, askedAt: 0, hasFailed: false };

describe('a call for a document that failed', () => {
  it('ends the waiting for one that was never stored', () => {
    expect(withFailedCall<'rules'>(never, 2_000)).toEqual({ ...never, hasFailed: true });
  });

  it('ends the waiting for a database that does not answer', () => {
    expect(withFailedCall<'rules'>(undefined, 2_000)).toEqual({ ...never, hasFailed: true });
  });

  it('leaves what is stored in sight, as old', () => {
    expect(withFailedCall<'rules'>(stored, 2_000)).toEqual({ ...stored, hasFailed: true });
  });

  it('is forgotten once another tab has fetched it', () => {
    expect(withFailedCall<'rules'>({ ...stored, fetchedAt: 2_001 }, 2_000)).toMatchObject({ hasFailed: false });
  });
});

describe('a call that did not fail', () => {
  it.each([undefined, never, stored, { ...stored, hasFailed: true }])('changes nothing of %j', (view) => {
    expect(withFailedCall<'rules'>(view, undefined)).toBe(view);
  });
});
