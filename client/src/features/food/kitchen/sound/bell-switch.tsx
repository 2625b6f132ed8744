import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Bell as BellOn, BellOff } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { newcomers } from '../board/board-rules.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import { Bell } from './bell.ts';
import { isBellWanted, keepBell } from './kept-bell.ts';

/** `waiting`: it is wanted, and the browser lets nothing sound before somebody has pressed something. */
type Sound = 'off' | 'starting' | 'waiting' | 'on';

const said: Readonly<Record<Sound, string>> = {
  off: words.soundOff,
  starting: words.soundOff,
  waiting: words.soundWaits,
  on: words.soundOn,
};

/**
 * Whether it rings, and the way to change that. What was wanted before is started again at once, or at the next press;
 * one on the switch itself is its own.
 */
const useSwitch = (bell: Bell) => {
  const [sound, setSound] = useState<Sound>(() => (isBellWanted() ? 'starting' : 'off'));
  const button = useRef<HTMLButtonElement>(null);
  const isSought = sound === 'starting' || sound === 'waiting';
  useEffect(() => () => bell.stop(), [bell]);
  useEffect(() => {
    if (!isSought) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const start = async (): Promise<void> => {
      const rings = await bell.start();
      if (!signal.aborted) setSound(rings ? 'on' : 'waiting');
    };
    const onPress = ({ target }: Event): void => {
      const isOwn = target instanceof Node && button.current?.contains(target) === true;
      if (!isOwn) void start();
    };
    for (const type of ['pointerup', 'keydown'] as const) {
      document.addEventListener(type, onPress, { signal, capture: true });
    }
    void start();
    return () => stop.abort();
  }, [bell, isSought]);
  const toggle = async (): Promise<void> => {
    const isWanted = sound !== 'on';
    keepBell(isWanted);
    const rings = isWanted && (await bell.start());
    setSound(rings ? 'on' : 'off');
    // So it is known how loud it is.
    if (rings) bell.ring();
  };
  return { sound, button, toggle: () => void toggle() };
};

interface BellSwitchProps {
  readonly orders: readonly KitchenOrder[];
  readonly bell?: Bell;
}

/** Says that new orders have come, in words and, where it is wanted, by a bell. */
export const BellSwitch = ({ orders, bell: given }: BellSwitchProps) => {
  const [bell] = useState(() => given ?? new Bell());
  const { sound, button, toggle } = useSwitch(bell);
  const isOn = sound === 'on';
  const isWaiting = sound === 'waiting';
  const textId = useId();
  const [news, setNews] = useState('');
  const before = useRef<readonly KitchenOrder[] | null>(null);
  useEffect(() => {
    const came = newcomers(before.current, orders);
    before.current = orders;
    if (came.length === 0) return;
    setNews(words.news(came.map(({ number }) => number)));
    if (isOn) bell.ring();
  }, [orders, isOn, bell]);
  const Icon = isOn ? BellOn : BellOff;
  return (
    <>
      <Button
        ref={button}
        role="switch"
        aria-label={words.sound}
        aria-checked={isOn}
        aria-describedby={isWaiting ? textId : undefined}
        title={said[sound]}
        className={isWaiting ? '!bg-warn-tint whitespace-normal! !text-warn' : ''}
        onClick={toggle}
      >
        <Icon size={18} aria-hidden="true" />
        <span id={textId} className={isWaiting ? '' : 'hidden narrow:inline'}>
          {said[sound]}
        </span>
      </Button>
      <output className="only-spoken">{news}</output>
    </>
  );
};
