import type { About } from '@sets/shared/resume/resume.contract.ts';
import { Link2, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { resumeMessages as words } from '../resume.messages.ts';

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

const Contact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-2">
    <Icon size={17} strokeWidth={1.75} className="flex-none text-ink-soft" aria-hidden="true" />
    {children}
  </li>
);

const linkLook =
  'min-w-0 py-3 font-medium text-people-ink underline-offset-4 hover:underline narrow:py-1.5';
const textLook = 'min-w-0 py-3 narrow:py-1.5';

/** Where a link leads, as people say it. */
const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const Ways = ({ email, phone, place, links }: About) => (
  <ul className="resume-contact flex flex-wrap gap-x-6 [overflow-wrap:anywhere]">
    {place !== '' && (
      <Contact icon={MapPin}>
        <span dir="auto" className={textLook}>
          {place}
        </span>
      </Contact>
    )}
    {email !== '' && (
      <Contact icon={Mail}>
        {looksLikeEmail(email) ? (
          <a href={`mailto:${encodeURI(email)}`} className={linkLook}>
            {email}
          </a>
        ) : (
          <span className={textLook}>{email}</span>
        )}
      </Contact>
    )}
    {phone !== '' && (
      <Contact icon={Phone}>
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkLook}>
          {phone}
        </a>
      </Contact>
    )}
    {links.map(({ label, url }) => (
      <Contact key={`${label} ${url}`} icon={Link2}>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={linkLook}>
          {label === '' ? shortAddress(url) : label}
          <span className="only-spoken"> {words.newTab}</span>
        </a>
      </Contact>
    ))}
  </ul>
);

/** What somebody does, and how they are reached. */
export const AboutView = ({ about }: { about: About }) => (
  <div className="grid grid-cols-1 gap-3">
    {about.headline !== '' && (
      <p dir="auto" className="text-xl text-pretty text-ink-soft [overflow-wrap:anywhere]">
        {about.headline}
      </p>
    )}
    <Ways {...about} />
  </div>
);

export const isEmptyAbout = ({ links, ...texts }: About): boolean =>
  links.length === 0 && Object.values(texts).every((text) => text === '');
