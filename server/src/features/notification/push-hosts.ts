/** The push services of the browsers: Chrome and Edge on Android, Firefox, Safari, Edge. */
const known = {
  exact: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
  within: ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'],
} as const;

/**
 * Whether this server sends to that address. A browser names it, so anybody can name any: only
 * push services are asked, over https, and nothing in this server's own network. `more` are further
 * hosts, with their port where it is not 443.
 */
export const isPushEndpoint = (endpoint: string, more: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    return false;
  }
  if (more.includes(url.host)) return true;
  const byName = known.exact.some((host) => url.hostname === host);
  return url.port === '' && (byName || known.within.some((end) => url.hostname.endsWith(end)));
};
