import { limits } from '@sets/shared/core/limits.ts';
import { oneLine } from '@sets/shared/core/text.ts';
import type { FileRead } from '@sets/shared/material/exchange.contract.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '../../../core/new-id.ts';
import { useAccount, useToken } from '../../account/account.store.ts';
import { handToNew } from '../hand-over.ts';
import type { AnyDraft, Shelf } from '../material.ts';
import type { Exchange, Taken } from './exchange.ts';
import { exchangeMessages as words } from './exchange.messages.ts';

/** What a file holds, and what it is called. */
export interface Found<Settings> {
  readonly read: FileRead<Settings>;
  readonly name: string;
}

/** A new one is called as the file says, or as the file is called. */
const titleOf = ({ read, name }: Found<unknown>): string =>
  (read.title || oneLine(name.replace(/\.[^.]*$/, '')) || words.imported).slice(0, limits.title);

/**
 * Makes one of what is chosen: of the same choice once, however often it is tried. Where something is still to be
 * said of it, the editor opens with it instead.
 */
export const useMake = <Draft extends AnyDraft, Definition extends Draft, Settings>(
  { material, begun, withTaken }: Exchange<Draft, Definition, Settings>,
  shelf: Shelf,
  found: Found<Settings>,
) => {
  const token = useToken() ?? '';
  const userid = useAccount()?.userid ?? '';
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [attempts] = useState(() => new Map<string, string>());
  const create = async (definition: Definition, choice: string): Promise<void> => {
    const attempt = attempts.get(choice) ?? newId();
    attempts.set(choice, attempt);
    setMaking(true);
    const told = await material.server.api(token).create(definition, shelf, attempt);
    setMaking(false);
    if (told.ok) await navigate(material.paths.edit(told.value.id));
    else setRefusal(told.error.msg);
  };
  const make = async (taken: Taken<Settings>, choice: string): Promise<void> => {
    const title = titleOf(found);
    const { definition } = material.rules.check(
      withTaken({ ...begun(taken.settings), title }, taken),
    );
    if (definition !== null) {
      await create(definition, choice);
      return;
    }
    const told = handToNew(material, shelf, {
      userid,
      count: taken.questions.length,
      change: (draft) => withTaken({ ...draft, title: draft.title || title }, taken),
    });
    if (told.ok) await navigate(told.value);
    else setRefusal(told.error.msg);
  };
  return { make, isMaking, refusal };
};
