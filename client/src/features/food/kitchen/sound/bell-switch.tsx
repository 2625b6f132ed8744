import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Bell as BellOn, BellOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { newcomers } from '../board/board-rules.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import { Bell } from './bell.ts';
import { isBellWanted, keepBell } from './kept-bell.ts';

/** Whether it rings, and the way to change that. What was wanted before rings again where the browser lets it. */
const useSwitch = (bell: Bell) => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const start = async (): Promise<void> => {
      const rings = await bell.start();
      if (!isGone) setOn(rings);
    };
    if (isBellWanted()) void start();
    return () => {
      isGone = true;
      bell.stop();
    };
  }, [bell]);
  const toggle = async (): Promise<void> => {
    keepBell(!isOn);
    const rings = !isOn && (await bell.start());
    setOn(rings);
    // So it is known how loud it is.
    if (rings) bell.ring();
  };
  return { isOn, toggle: () => void toggle() };
};

interface BellSwitchProps {
  readonly orders: readonly KitchenOrder[];
  readonly bell?: Bell;
}

/** Says that new orders have come, in words and, where it is wanted, by a bell. */
export const BellSwitch = ({ orders, bell: given }: BellSwitchProps) => {
  const [bell] = useState(() => given ?? new Bell());
  const { isOn, toggle } = useSwitch(bell);
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
        role="switch"
        aria-label={words.sound}
        aria-checked={isOn}
        title={isOn ? words.soundOn : words.soundOff}
        onClick={toggle}
      >
        <Icon size={18} aria-hidden="true" />
        <span className="hidden narrow:inline">{isOn ? words.soundOn : words.soundOff}</span>
      </Button>
      <output className="only-spoken">{news}</output>
    </>
  );
};
