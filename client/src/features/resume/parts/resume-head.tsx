import type { About, Resume } from '@sets/shared/resume/resume.contract.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { personPath } from '../../../core/person-path.ts';
import { Button } from '../../../ui/button.tsx';
import { readyOf } from '../resume-pieces.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import type { Reader } from '../resume-photo.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { AboutForm } from './about-form.tsx';
import { AboutView, isEmptyAbout } from './about-view.tsx';
import { EditButton } from './entry-row.tsx';
import { PhotoDesk, PhotoView } from './photo-part.tsx';

interface FrameProps {
  readonly photo: ReactNode;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** On a phone the ways to reach somebody have the whole width, below the photo and the name. */
const Frame = ({ photo, name, children }: FrameProps) => (
  <header className="resume-head grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 pb-8 narrow:items-start narrow:gap-x-8">
    <div className="narrow:row-span-2">{photo}</div>
    <h1
      dir="auto"
      className="text-3xl font-semibold tracking-[-0.035em] [overflow-wrap:anywhere] narrow:self-end narrow:pt-2 narrow:text-5xl"
    >
      {name}
    </h1>
    <div className="col-span-2 min-w-0 narrow:col-span-1">{children}</div>
  </header>
);

/** Whose resume it is, as it is read. The page of a person is for whoever is logged in. */
export const ResumeHead = ({ resume, reader }: { resume: Resume; reader: Reader }) => {
  const { userid, username, about } = resume;
  const name =
    reader.token === null ? (
      username
    ) : (
      <Link to={personPath(userid)} className="hover:text-people-ink">
        {username}
      </Link>
    );
  return (
    <Frame photo={<PhotoView resume={resume} reader={reader} />} name={name}>
      <AboutView about={about} />
    </Frame>
  );
};

const AboutDesk = ({ desk: { saver, state } }: { desk: ResumeDesk }) => {
  const { about: draft } = state.drafts;
  if (draft?.isOpen === true) return <AboutForm desk={{ saver, state }} draft={draft} />;
  // What waits for being saved is whole: its form would not have closed.
  const ready = draft === undefined ? null : readyOf('about', draft.fields);
  const about = ready === null ? state.resume.about : (ready as unknown as About);
  if (isEmptyAbout(about)) {
    return (
      <Button
        look="plain"
        className="-ms-5 text-start whitespace-normal! text-people-ink"
        data-edits="about"
        onClick={() => saver.open('about')}
      >
        <Plus size={18} aria-hidden="true" />
        {words.about.add}
      </Button>
    );
  }
  return (
    <div className="relative -mx-3 flex items-start gap-1 rounded-lg px-3 py-1 hover:bg-raised [&_a]:relative [&_a]:z-1">
      <div className="min-w-0 grow py-2">
        <AboutView about={about} />
      </div>
      <EditButton edits="about" name={words.about.name} onOpen={() => saver.open('about')} />
    </div>
  );
};

/** The same as its owner has it. */
export const ResumeHeadDesk = ({ desk, reader }: { desk: ResumeDesk; reader: Reader }) => (
  <Frame photo={<PhotoDesk desk={desk} reader={reader} />} name={desk.state.resume.username}>
    <AboutDesk desk={desk} />
  </Frame>
);
