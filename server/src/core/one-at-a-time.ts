import { AppError } from './app-error.ts';

/** Does the work of each key one at a time: what comes meanwhile is refused. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** @param msg what is said with RATE_LIMITED to who has one under way */
export const createOneAtATime = (msg: string): OneAtATime => {
  const busy = new Set<string>();
  return async (key, work) => {
    if (busy.has(key)) throw new AppError('RATE_LIMITED', msg);
    busy.add(key);
    try {
      return await work();
    } finally {
      busy.delete(key);
    }
  };
};
