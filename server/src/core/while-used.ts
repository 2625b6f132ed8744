/** One thing for each key, as of an account, for as long as somebody uses it. */
export const createWhileUsed = <Kept>(make: (key: string) => Kept) => {
  const all = new Map<string, { readonly kept: Kept; users: number }>();
  return async <Result>(key: string, use: (kept: Kept) => Promise<Result>): Promise<Result> => {
    const own = all.get(key) ?? { kept: make(key), users: 0 };
    all.set(key, own);
    own.users += 1;
    try {
      return await use(own.kept);
    } finally {
      own.users -= 1;
      if (own.users === 0) all.delete(key);
    }
  };
};
