/** Where the page of a person is. */
export const personPath = (userid: string): string => `/person/${encodeURIComponent(userid)}`;
