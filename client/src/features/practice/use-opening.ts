import { practiceCalls } from '@sets/shared/practice/practice.calls.ts';
import { useCallback } from 'react';
import { ask } from '../../core/api.ts';
import { useChanged } from '../../core/use-asked.ts';
import { toast } from '../../ui/toast.ts';
import { useToken } from '../account/account.store.ts';

/** Opens a quiz for practice, or closes it; what fails is told. */
export const useOpening = (moduleid: string) => {
  const token = useToken();
  const changed = useChanged();
  return useCallback(
    async (quizid: string, open: boolean): Promise<void> => {
      const params = { moduleid, quizid };
      const told = await ask(practiceCalls.open, { token, params, body: { open } });
      if (!told.ok) toast.error(told.error.msg);
      changed(practiceCalls.desk);
      changed(practiceCalls.overview);
    },
    [token, moduleid, changed],
  );
};
