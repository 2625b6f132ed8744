import { GraduationCap } from 'lucide-react';
import { useId } from 'react';
import type { PartnerSchool } from './use-partners.ts';

interface PartnerNoteProps {
  readonly title: string;
  readonly lead?: string;
  /** Nothing is drawn without any. */
  readonly schools: readonly PartnerSchool[] | null;
}

/** The picture of a school, or a hat where it has none. */
export const SchoolIcon = ({ icon, size = 20 }: { icon: string; size?: number }) =>
  icon === '' ? (
    <GraduationCap size={size} className="flex-none text-ink-soft" aria-hidden="true" />
  ) : (
    <img
      src={icon}
      alt=""
      width={size}
      height={size}
      className="flex-none rounded-sm object-contain"
    />
  );

/** Which schools are partnered, and by which addresses one belongs to them. */
export const PartnerNote = ({ title, lead, schools }: PartnerNoteProps) => {
  const id = useId();
  if (schools === null || schools.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md bg-sunken p-4">
      <header>
        <p id={id} className="font-medium">
          {title}
        </p>
        {lead !== undefined && <p className="text-sm text-ink-soft">{lead}</p>}
      </header>
      {/* Many schools scroll in their own box; a keyboard reaches it. */}
      <ul
        className="grid max-h-44 gap-2 overflow-y-auto"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={schools.length > 4 ? 0 : undefined}
      >
        {schools.map(({ name, icon, domains }) => (
          <li key={name} className="flex items-start gap-3 text-sm">
            <SchoolIcon icon={icon} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-medium">{name}</span>
              <span className="block text-ink-soft">
                {domains.map((domain) => `@${domain}`).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
