import Bowser from 'bowser';

/** More of a User-Agent is not read: it can be as long as a header. */
const longestRead = 400;

/** An unknown browser is named after whatever its header begins with: that is shown to nobody. */
const plain = /^[A-Za-z0-9 .-]{1,60}$/;

/** What a User-Agent tells of a device, as `Firefox on Android`; '' where it tells nothing. */
export const deviceName = (userAgent: string): string => {
  const read = userAgent.slice(0, longestRead);
  // The parser throws where there is nothing to parse.
  if (read === '') return '';
  const { browser, os } = Bowser.parse(read);
  const name = `${browser.name ?? ''} on ${os.name ?? ''}`;
  return browser.name && os.name && plain.test(name) ? name : '';
};
