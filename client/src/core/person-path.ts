/** Where the page of a person is. Ids need no escape in an address, so `:userid` gives the route. */
export const personPath = (userid: string): string => `/person/${userid}`;
