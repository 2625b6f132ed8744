import { type ReactNode, useId } from 'react';

/** What every part of the settings is drawn in. */
export const sectionClass =
  'grid scroll-mt-24 grid-cols-1 gap-5 border-t border-line py-10 first:border-t-0 first:pt-0';

interface SettingsSectionProps {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of the settings, with its own way to save. */
export const SettingsSection = ({ id, title, lead, children }: SettingsSectionProps) => {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={sectionClass}>
      <header className="grid gap-1">
        <h2 id={titleId} className="text-xl font-semibold">
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </section>
  );
};
