import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PersonPosts } from '../features/blog/read/person-posts.tsx';
import { PersonSheets } from '../features/cheatsheet/read/person-sheets.tsx';
import { type PersonPart, PersonPage } from '../features/people/person-page.tsx';
import { resumePaths } from '../features/resume/resume-paths.ts';
import { personMessages as words } from './person.messages.ts';

/** The way to what somebody wrote of themselves. */
const ResumeCard = ({ userid, isOwn }: { userid: string; isOwn: boolean }) => (
  <Link
    to={resumePaths.resume(userid)}
    className="flex min-h-18 items-center gap-4 rounded-lg border-[1.5px] border-line bg-raised px-5 py-4 hover:border-line-strong hover:bg-sunken"
  >
    <span className="min-w-0 grow [overflow-wrap:anywhere]">
      <span className="block font-semibold">{isOwn ? words.ownResume : words.theirResume}</span>
      <span className="block text-sm text-ink-soft">
        {isOwn ? words.ownResumeText : words.resumeText}
      </span>
    </span>
    <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
  </Link>
);

/** What there is of a person, in this order: a feature that has something of people adds its line. */
const parts: readonly PersonPart[] = [
  { name: 'resume', title: words.resume, Part: ResumeCard },
  { name: 'blog', title: words.blog, Part: PersonPosts },
  { name: 'cheatsheets', title: words.cheatsheets, Part: PersonSheets },
];

/** The page of a person, with what the features put into it. */
export const PersonRoute = () => <PersonPage parts={parts} />;
