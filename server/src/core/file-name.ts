/** What no file may be called, and what a header does not take. */
const notInNames = /[\\/:*?"<>|\p{C}]+/gu;

/** What people call a thing, as a file of it is called; `ending` has its dot. */
export const fileNameOf = (said: string, ending = ''): string =>
  `${said.replaceAll(notInNames, ' ').trim()}${ending}`;
