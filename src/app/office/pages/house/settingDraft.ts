/** A setting as it is typed (OPR-14). Pure. */
import { mergedValue } from '../../../../domain/house/mergedValue.ts';
import { isSame } from './fieldValue.ts';

/** What is typed, and what was stored when it was. */
export interface SettingDraft {
  readonly value: unknown;
  readonly was: unknown;
}

/** What would be stored: what is typed, and of other parts what another operator stored meanwhile. */
export const valueTyped = (draft: SettingDraft | undefined, stored: unknown): unknown =>
  draft === undefined ? stored : mergedValue(draft.was, draft.value, stored);

/** Whether there is something to store. It may have been stored by another: then there is not. */
export const isUnsaved = (draft: SettingDraft | undefined, stored: unknown): boolean =>
  !isSame(valueTyped(draft, stored), stored);
