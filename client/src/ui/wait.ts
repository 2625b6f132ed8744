import { create } from 'zustand';

/** How many things the person is kept waiting for. */
export const useWaiting = create<{ waiting: number }>(() => ({ waiting: 0 }));

const by = (step: 1 | -1): void => {
  useWaiting.setState(({ waiting }) => ({ waiting: waiting + step }));
};

/** Shows 'Please wait.' over everything until `work` is settled; gives what it gave. */
export const whileWaiting = async <Result>(work: Promise<Result>): Promise<Result> => {
  by(1);
  try {
    return await work;
  } finally {
    by(-1);
  }
};
