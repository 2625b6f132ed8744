import type { Failure, Result } from '@sets/shared/core/result.ts';
import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import type { Module } from '@sets/shared/module/module.contract.ts';
import { useCallback } from 'react';
import { useAsked, useTold } from '../../core/use-asked.ts';
import { useToken } from '../account/account.store.ts';

/** A space, and what the parts of its page change it with. */
export interface SpaceDesk {
  readonly space: Module;
  readonly token: string;
  /** Waits for a change; what it answers is shown from then on. Gives why it failed, or null. */
  readonly change: (sent: Promise<Result<Module>>) => Promise<Failure | null>;
  /** Shows it as the server has it. */
  readonly keep: (space: Module) => void;
  readonly reload: () => Promise<void>;
}

/** Asks for a space; null while it is not known. */
export const useSpace = (moduleid: string) => {
  const token = useToken();
  const { data, failure, reload } = useAsked(moduleCalls.read, { token, params: { moduleid } });
  const put = useTold(moduleCalls.read);
  const keep = useCallback(
    (space: Module) => put({ params: { moduleid: space.moduleid } }, space),
    [put],
  );
  const change = useCallback(
    async (sent: Promise<Result<Module>>): Promise<Failure | null> => {
      const told = await sent;
      if (!told.ok) return told.error;
      keep(told.value);
      return null;
    },
    [keep],
  );
  const desk: SpaceDesk | null =
    data === null ? null : { space: data, token: token ?? '', change, keep, reload };
  return { desk, failure, reload };
};
