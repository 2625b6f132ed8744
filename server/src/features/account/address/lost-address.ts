/*
 * An account may have no address: it stands in one that nobody had proven, and whoever runs the server gave that to
 * somebody else. What finds an account by its address finds the other one: the key of this one is no address.
 */

const mark = 'taken ';

/** The key of an account that has lost its address. Its end is the domain still. */
export const lostKeyOf = (userid: string, emailKey: string): string =>
  `${mark}${userid} ${emailKey}`;

/** Whether the account has no address. */
export const isLostKey = (emailKey: string): boolean => emailKey.startsWith(mark);
