import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';

/** A text of several lines that is as tall as what is in it. */
export const TextBox = (props: TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  });
  return <textarea rows={1} ref={box} {...props} />;
};
