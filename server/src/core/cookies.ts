const pairs = (header: string): (readonly [name: string, value: string])[] =>
  header.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const] : [];
  });

/** The value of the first cookie of this name in a `Cookie` header; '' where there is none. */
export const cookieOf = (header: string | undefined, name: string): string =>
  pairs(header ?? '').find(([each]) => each === name)?.[1] ?? '';

/** The names of all cookies in it. */
export const cookieNames = (header: string): string[] => pairs(header).map(([name]) => name);
