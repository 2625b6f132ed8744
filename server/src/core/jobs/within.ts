import { JobFailure } from './jobs.ts';

/** Rejects once `ms` of real time have passed: the other end keeps to no injected clock. */
export const within = async <Value>(ms: number, work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new JobFailure('ESLOW', { final: false }));
    }, ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
};
