import type { Resume, ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import type { ReactNode } from 'react';
import { printMessages as words } from './print.messages.ts';
import { PrintedText, readAddress } from './printed-text.tsx';

export interface SheetProps {
  readonly resume: Resume;
  /** Null where there is none, or where the design has none. */
  readonly photoUrl: string | null;
}

export const Head = ({ resume: { username, about } }: Pick<SheetProps, 'resume'>) => (
  <header className="sheet-head">
    <h1 dir="auto">{username}</h1>
    {about.headline !== '' && (
      <p dir="auto" className="sheet-headline">
        {about.headline}
      </p>
    )}
  </header>
);

const WayTo = ({ label, url }: { readonly label: string; readonly url: string }) => (
  <>
    {label !== '' && <bdi>{label}</bdi>}
    {label !== '' && ': '}
    <a dir="ltr" href={url}>
      {readAddress(url)}
    </a>
  </>
);

/** How somebody is reached, each way in an item of its own; nothing where there is none. */
export const Contact = ({ resume: { about } }: Pick<SheetProps, 'resume'>) => {
  const { email, phone, place, links } = about;
  if ([email, phone, place].every((each) => each === '') && links.length === 0) return null;
  return (
    <ul className="sheet-contact">
      {place !== '' && <li dir="auto">{place}</li>}
      {phone !== '' && (
        <li>
          <a dir="ltr" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <a dir="ltr" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {links.map(({ label, url }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same link may be there twice
        <li key={at}>
          <WayTo label={label} url={url} />
        </li>
      ))}
    </ul>
  );
};

interface PartProps {
  readonly title: string;
  /** Its heading may stand beside it: it has no dates of its own. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** A part of the sheet below its heading. */
const Part = ({ title, isBeside = false, children }: PartProps) => (
  <section className="sheet-part" data-beside={isBeside || undefined}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const ContactPart = ({ resume }: Pick<SheetProps, 'resume'>) => {
  const { email, phone, place, links } = resume.about;
  if ([email, phone, place].every((each) => each === '') && links.length === 0) return null;
  return (
    <Part title={words.contact}>
      <Contact resume={resume} />
    </Part>
  );
};

export const Intro = ({ resume: { intro } }: Pick<SheetProps, 'resume'>) =>
  intro === '' ? null : (
    <Part title={words.intro} isBeside>
      <PrintedText text={intro} />
    </Part>
  );

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly by: string;
  readonly when: string;
  readonly description: string;
}

/** The entries of a section, whatever they are called there. */
const shownOf: Readonly<Record<ResumeSection, (resume: Resume) => Shown[]>> = {
  wkexp: ({ wkexp }) =>
    wkexp.map(({ entryId: id, title, company: by, duration: when, description }) => ({
      id,
      title,
      by,
      when,
      description,
    })),
  education: ({ education }) =>
    education.map(({ entryId: id, school: title, duration: when, description }) => ({
      id,
      title,
      by: '',
      when,
      description,
    })),
  skill: ({ skill }) =>
    skill.map(({ entryId: id, skillName: title, description }) => ({
      id,
      title,
      by: '',
      when: '',
      description,
    })),
  interest: ({ interest }) =>
    interest.map(({ entryId: id, title, description }) => ({
      id,
      title,
      by: '',
      when: '',
      description,
    })),
  achievement: ({ achievement }) =>
    achievement.map(({ entryId: id, title, when, description }) => ({
      id,
      title,
      by: '',
      when,
      description,
    })),
};

interface SectionProps extends Pick<SheetProps, 'resume'> {
  readonly section: ResumeSection;
}

/** Entries with what happened and when, and a description below. */
export const Entries = ({ resume, section }: SectionProps) => {
  const entries = shownOf[section](resume);
  if (entries.length === 0) return null;
  return (
    <Part title={words[section]}>
      {entries.map(({ id, title, by, when, description }) => (
        <section key={id} className="sheet-entry">
          <div className="sheet-entry-head">
            <h3 dir="auto">{title}</h3>
            {by !== '' && (
              <p dir="auto" className="sheet-by">
                {by}
              </p>
            )}
            {when !== '' && (
              <p dir="auto" className="sheet-when">
                {when}
              </p>
            )}
          </div>
          <PrintedText text={description} />
        </section>
      ))}
    </Part>
  );
};

/** Short entries: a name each, and what is said of it. Those of which nothing is said stand in one line. */
export const ShortEntries = ({ resume, section }: SectionProps) => {
  const entries = shownOf[section](resume);
  if (entries.length === 0) return null;
  const isPlain = entries.every(({ description }) => description === '');
  return (
    <Part title={words[section]} isBeside>
      <ul className={isPlain ? 'sheet-names' : 'sheet-short'}>
        {entries.map(({ id, title, description }) => (
          <li key={id}>
            <span
              dir="auto"
              className="sheet-name"
              data-described={description === '' ? undefined : true}
            >
              {title}
            </span>
            <PrintedText text={description} />
          </li>
        ))}
      </ul>
    </Part>
  );
};
