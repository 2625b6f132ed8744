import { type ReactNode, useId } from 'react';

interface FormPartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of a form under a heading of its own. */
export const FormPart = ({ title, text, children }: FormPartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <div>
        <h3 id={id} className="text-xl font-semibold tracking-[-0.02em]">
          {title}
        </h3>
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
};
