/** The digits of a number as people write it: `010-1234-5678` is `01012345678`, in whichever width they were typed. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/[\s().+-]/g, '');
