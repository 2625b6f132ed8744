import {
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

const entryIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('[data-entry]');

interface EntryPlaceProps {
  readonly children: ReactNode;
  /** It was saved just now, and is what is looked at. */
  readonly isSaved: boolean;
  readonly onSeen: () => void;
}

/** Where an entry stands, or its form: as one takes the place of the other, the focus stays. */
export const EntryPlace = ({ children, isSaved, onSeen }: EntryPlaceProps) => {
  const place = useRef<HTMLDivElement | null>(null);
  const keep = useKeptFocus<HTMLDivElement>(entryIn);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isSaved || place.current === null) return;
    entryIn(place.current)?.focus();
    seen();
  }, [isSaved]);
  const held: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      place.current = element;
      return element === null ? undefined : keep(element);
    },
    [keep],
  );
  return (
    <div ref={held} className="grid grid-cols-1">
      {children}
    </div>
  );
};
