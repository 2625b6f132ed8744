import mongoose from 'mongoose';

/** What the models of this process ask of the store: `collection.method`, in order, while `work` is done. */
export const countCalls = async (work: () => Promise<unknown>): Promise<string[]> => {
  const calls: string[] = [];
  mongoose.set('debug', (collection: string, method: string) => {
    calls.push(`${collection}.${method}`);
  });
  try {
    await work();
  } finally {
    mongoose.set('debug', false);
  }
  return calls;
};
