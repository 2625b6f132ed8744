/** The value of the first cookie of this name in a `Cookie` header; '' where there is none. */
export const cookieOf = (header: string | undefined, name: string): string => {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return '';
};
