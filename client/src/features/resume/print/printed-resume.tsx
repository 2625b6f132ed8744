import './print.css';
import './designs.css';
import type { PaperDesign } from '@sets/shared/resume/resume.contract.ts';
import type { FunctionComponent } from 'react';
import { directionOf } from './direction.ts';
import { printMessages as words } from './print.messages.ts';
import {
  Contact,
  ContactPart,
  Entries,
  Head,
  Intro,
  type SheetProps,
  ShortEntries,
} from './sheet-parts.tsx';

/** In one column, in the order in which a program looks for it; no photo. */
const PlainSheet = ({ resume }: SheetProps) => (
  <>
    <Head resume={resume} />
    <Contact resume={resume} />
    <Intro resume={resume} />
    <Entries resume={resume} section="wkexp" />
    <Entries resume={resume} section="education" />
    <ShortEntries resume={resume} section="skill" />
    <Entries resume={resume} section="achievement" />
    <ShortEntries resume={resume} section="interest" />
  </>
);

const Photo = ({ resume, photoUrl }: SheetProps) =>
  photoUrl === null ? null : (
    <img className="sheet-photo" src={photoUrl} alt={words.photo(resume.username)} />
  );

/** Who somebody is at the side, what they did beside it. */
const ColumnsSheet = ({ resume, photoUrl }: SheetProps) => (
  <>
    <div className="sheet-main">
      <Head resume={resume} />
      <Intro resume={resume} />
      <Entries resume={resume} section="wkexp" />
      <Entries resume={resume} section="education" />
      <Entries resume={resume} section="achievement" />
    </div>
    <div className="sheet-side">
      <Photo resume={resume} photoUrl={photoUrl} />
      <ContactPart resume={resume} />
      <ShortEntries resume={resume} section="skill" />
      <ShortEntries resume={resume} section="interest" />
    </div>
  </>
);

/** As universities read it: education first, dates in the margin. */
const AcademicSheet = ({ resume, photoUrl }: SheetProps) => (
  <>
    <Photo resume={resume} photoUrl={photoUrl} />
    <Head resume={resume} />
    <Contact resume={resume} />
    <Intro resume={resume} />
    <Entries resume={resume} section="education" />
    <Entries resume={resume} section="wkexp" />
    <Entries resume={resume} section="achievement" />
    <ShortEntries resume={resume} section="skill" />
    <ShortEntries resume={resume} section="interest" />
  </>
);

const sheets: Readonly<Record<PaperDesign, FunctionComponent<SheetProps>>> = {
  plain: PlainSheet,
  columns: ColumnsSheet,
  academic: AcademicSheet,
};

const isSideEmpty = ({ resume: { about, skill, interest }, photoUrl }: SheetProps): boolean =>
  photoUrl === null &&
  skill.length + interest.length + about.links.length === 0 &&
  about.email + about.phone + about.place === '';

/** A resume as the browser prints it. */
export const PrintedResume = (props: SheetProps & { readonly design: PaperDesign }) => {
  const { resume, design, photoUrl } = props;
  const Sheet = sheets[design];
  return (
    <article
      className="resume-sheet"
      data-theme="paper"
      data-design={design}
      data-side={isSideEmpty(props) ? 'none' : undefined}
      dir={directionOf(resume)}
    >
      <Sheet resume={resume} photoUrl={photoUrl} />
    </article>
  );
};
