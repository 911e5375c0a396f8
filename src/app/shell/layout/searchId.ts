/** What the search field of the app bar stands in: where its key leads. */
export const SEARCH_ID = 'find';
