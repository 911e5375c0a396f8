/** Of what stands in a group whose head stays in sight: free of that too, for whoever comes with the keyboard. */
export const belowHead = { scrollMarginBlock: '44px 12px' } as const;
