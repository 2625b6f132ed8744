import { type TextareaHTMLAttributes, useEffect, useLayoutEffect, useRef } from 'react';

interface TextBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** When it is first drawn, the cursor goes into it, behind its text. */
  readonly takesFocus?: boolean;
}

const fit = (area: HTMLTextAreaElement | null): void => {
  if (area === null) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
};

/** A text of several lines that is as tall as what is in it. */
export const TextBox = ({ takesFocus = false, ...rest }: TextBoxProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => fit(box.current));
  // A dialog around it opens after it was drawn; and where a phone is turned, the same text takes other lines.
  useEffect(() => {
    const again = (): void => fit(box.current);
    again();
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, []);
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null || !takesFocus) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [takesFocus]);
  return <textarea rows={1} ref={box} {...rest} />;
};
