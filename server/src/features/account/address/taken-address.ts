/*
 * An account may show an address that it does not have: its person typed it, and another account has
 * it or may take it back. Who asks must not learn that, so all looks as with any other address that
 * nobody has proven. What finds an account by its address finds the other one: the key of this one
 * is no address.
 */

const mark = 'taken ';

/** The key of an account that shows an address that is not its own. Its end is the domain still. */
export const takenKeyOf = (userid: string, emailKey: string): string =>
  `${mark}${userid} ${emailKey}`;

/** Whether the address that an account shows is not its own. */
export const isTakenKey = (emailKey: string): boolean => emailKey.startsWith(mark);
