/** Goes to a page of the payment provider; whether it is one that a browser goes to. */
export const leaveFor = (url: string): boolean => {
  if (!/^https?:/.test(url)) return false;
  window.location.assign(url);
  return true;
};
