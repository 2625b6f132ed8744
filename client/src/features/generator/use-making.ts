import { generatorCalls } from '@sets/shared/generator/generator.calls.ts';
import type {
  GeneratorReply,
  GeneratorRequest,
} from '@sets/shared/generator/generator.contract.ts';
import { useRef, useState } from 'react';
import { ask } from '../../core/api.ts';
import { newId } from '../../core/new-id.ts';
import { useChanged } from '../../core/use-asked.ts';

type Wanted = Omit<GeneratorRequest, 'attempt'>;

/**
 * Asks for questions. The same wish goes out under the same attempt until it is answered, so a second tap or a
 * lost reply costs nothing more; once it is answered, it is a new one.
 */
export const useMaking = (
  token: string,
  onMade: (reply: GeneratorReply, text: string, asked: number) => void,
) => {
  const open = useRef<{ readonly key: string; readonly attempt: string } | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const changed = useChanged();
  const make = async (wanted: Wanted): Promise<void> => {
    if (isMaking) return;
    const key = JSON.stringify(wanted);
    const attempt = open.current?.key === key ? open.current.attempt : newId();
    open.current = { key, attempt };
    setMaking(true);
    setRefusal(null);
    const told = await ask(generatorCalls.make, { token, body: { ...wanted, attempt } });
    setMaking(false);
    if (!told.ok) {
      // What is not kept any more is never told: the next tap is a new wish.
      if (told.error.code === 'CONFLICT') open.current = null;
      setRefusal(told.error.msg);
      return;
    }
    open.current = null;
    changed(generatorCalls.standing);
    onMade(told.value, wanted.text, wanted.most);
  };
  return { make, isMaking, refusal };
};
