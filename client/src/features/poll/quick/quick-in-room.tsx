import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { newId } from '../../../core/new-id.ts';
import { toast } from '../../../ui/toast.ts';
import type { AtOncePartProps } from '../../stage/stage-activity.ts';
import type { Quick } from './quick-question.ts';
import { QuickSheet } from './quick-sheet.tsx';

/** A quick question in place of what is on in a room: a poll of its own, from which one goes back. */
export const QuickInRoom = ({ token, beside, onMade, onClose }: AtOncePartProps) => {
  const [attempt] = useState(newId);
  const make = async (quick: Quick): Promise<void> => {
    const body = { ...personalShelf, ...quick, ...(beside !== null && { beside }) };
    const made = await ask(pollCalls.quick, { token, query: { attempt }, body });
    if (made.ok) onMade(made.value.pollid);
    else toast.error(made.error.msg);
  };
  return <QuickSheet onClose={onClose} onAsk={(quick) => void make(quick)} />;
};
