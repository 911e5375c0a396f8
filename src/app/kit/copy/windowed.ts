/** What a long list says where its rows are left out of a page. */
export const windowed = { drawAll: (count: number) => `${count}건 모두 표시` } as const;
