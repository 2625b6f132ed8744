import { type Resume, resumeSections } from '@sets/shared/resume/resume.contract.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '../../core/chunk.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { isEmptyAbout } from './parts/about-view.tsx';
import { HintsPart } from './parts/hints-part.tsx';
import { IntroDesk, IntroView } from './parts/intro-part.tsx';
import { ResumeBar } from './parts/resume-bar.tsx';
import { ResumeHead, ResumeHeadDesk } from './parts/resume-head.tsx';
import { SaveState } from './parts/save-state.tsx';
import { SectionDesk, SectionView } from './parts/section-part.tsx';
import type { Reader } from './resume-photo.ts';
import { resumeMessages as words } from './resume.messages.ts';
import { type ResumeDesk, useResumeSaver } from './use-resume-saver.ts';

const Files = lazy(async () => {
  const { ResumeFilesMenu } = await loadChunk(() => import('./files/resume-files-menu.tsx'));
  return { default: ResumeFilesMenu };
});

const Sheet = ({ children }: { children: ReactNode }) => (
  <main className="resume-page mx-auto w-full max-w-content px-4 py-8 narrow:px-6 narrow:py-10">
    {children}
  </main>
);

const isEmpty = (resume: Resume): boolean =>
  isEmptyAbout(resume.about) &&
  resume.intro === '' &&
  resume.photo === null &&
  resumeSections.every((section) => resume[section].length === 0);

const Read = ({ resume, reader }: { resume: Resume; reader: Reader }) => (
  <>
    <ResumeHead resume={resume} reader={reader} />
    {isEmpty(resume) && (
      <p className="border-t border-line py-8 text-lg text-ink-soft [overflow-wrap:anywhere]">
        {words.nothingYet(resume.username)}
      </p>
    )}
    <IntroView intro={resume.intro} />
    {resumeSections.map((section) => (
      <SectionView key={section} resume={resume} section={section} />
    ))}
  </>
);

interface FilesOfProps {
  readonly resume: Resume;
  readonly reader: Reader;
  readonly isOwner: boolean;
  readonly onChanged: (resume: Resume) => void;
}

const FilesOf = ({ reader, ...props }: FilesOfProps) => (
  <Suspense fallback={null}>
    <Files {...props} token={reader.token} linkKey={reader.linkKey} />
  </Suspense>
);

const nothing = (): void => undefined;

/** A resume as whoever may read it sees it. */
export const ResumeReading = ({ resume, reader }: { resume: Resume; reader: Reader }) => {
  useTitle(words.titleOf(resume.username));
  const files = <FilesOf resume={resume} reader={reader} isOwner={false} onChanged={nothing} />;
  return (
    <Sheet>
      {!isEmpty(resume) && (
        <ResumeBar desk={null} isPreview={false} onPreview={nothing} files={files} />
      )}
      <Read resume={resume} reader={reader} />
    </Sheet>
  );
};

/** What an empty page asks for first. */
const FirstStep = ({ desk: { saver } }: { desk: ResumeDesk }) => (
  <section className="mb-7 grid justify-items-start gap-3 rounded-lg bg-people-tint p-5 narrow:p-7">
    <h2 className="text-2xl font-semibold">{words.first.title}</h2>
    <p className="max-w-prose">{words.first.text}</p>
    <Button look="primary" className="mt-2" onClick={() => saver.open('about')}>
      {words.first.go}
    </Button>
  </section>
);

const Desk = ({ desk, reader }: { desk: ResumeDesk; reader: Reader }) => {
  const { resume, drafts } = desk.state;
  const isUntouched = isEmpty(resume) && Object.keys(drafts).length === 0;
  return (
    <>
      <ResumeHeadDesk desk={desk} reader={reader} />
      {isUntouched ? <FirstStep desk={desk} /> : <HintsPart desk={desk} />}
      <IntroDesk desk={desk} />
      {resumeSections.map((section) => (
        <SectionDesk key={section} desk={desk} section={section} />
      ))}
      <SaveState desk={desk} />
    </>
  );
};

/** One's own resume. */
export const ResumeDeskPage = ({ who, told }: { who: SignedIn; told: Resume }) => {
  const desk = useResumeSaver(who, told);
  const [isPreview, setPreview] = useState(false);
  useTitle(words.mine);
  const { resume } = desk.state;
  const reader: Reader = { token: who.token, linkKey: null };
  const take = (changed: Resume): void => desk.saver.take(changed);
  return (
    <Sheet>
      <ResumeBar
        desk={desk}
        isPreview={isPreview}
        onPreview={setPreview}
        files={<FilesOf resume={resume} reader={reader} isOwner onChanged={take} />}
      />
      {isPreview ? <Read resume={resume} reader={reader} /> : <Desk desk={desk} reader={reader} />}
    </Sheet>
  );
};
