import {
  type Resume,
  resumeLimits,
  resumeSections,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import type { ReactNode } from 'react';
import {
  isFilled,
  type AboutName,
  linksOverflow,
  type Offer,
  type Offers,
  overOf,
} from './choice.ts';
import { importMessages as words } from './files.messages.ts';
import type { Found } from './gathered.ts';
import type { Report } from './place.ts';

interface ReviewProps {
  readonly resume: Resume;
  readonly found: Found;
  readonly offers: Offers;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

const withAll = (chosen: ReadonlySet<string>, ids: readonly string[], isIn: boolean) => {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
};

interface TickProps {
  readonly isChosen: boolean;
  readonly onTick: (isChosen: boolean) => void;
  readonly children: ReactNode;
}

const Tick = ({ isChosen, onTick, children }: TickProps) => (
  <li className="border-t border-line first:border-t-0">
    <label className="grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-3 px-4 py-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onTick(event.target.checked)}
        className="mt-0.5 size-5 accent-people"
      />
      <span className="grid min-w-0 gap-0.5">{children}</span>
    </label>
  </li>
);

/** An entry in two lines: what it is, and where and when. */
const titlesOf = ({ fields }: Offer): [title: string, more: string] => {
  if ('company' in fields) return [fields.title, `${fields.company} · ${fields.duration}`];
  if ('school' in fields) return [fields.school, fields.duration];
  if ('skillName' in fields) return [fields.skillName, ''];
  return [fields.title, 'when' in fields ? fields.when : ''];
};

const EntryWords = ({ offer }: { readonly offer: Offer }) => {
  const [title, more] = titlesOf(offer);
  return (
    <>
      <span dir="auto" className="font-medium">
        {title}
      </span>
      {more.replace(/ · $/, '') !== '' && (
        <span dir="auto" className="text-sm text-ink-soft">
          {more.replace(/ · $/, '')}
        </span>
      )}
      {offer.fields.description !== '' && (
        <span dir="auto" className="line-clamp-2 text-sm whitespace-pre-line text-ink-soft">
          {offer.fields.description}
        </span>
      )}
      {offer.isHere && <span className="text-sm font-medium text-warn">{words.here}</span>}
    </>
  );
};

const SectionPart = ({ section, ...props }: ReviewProps & { readonly section: ResumeSection }) => {
  const { offers, chosen, onChoose, resume } = props;
  const mine = offers.entries.filter((each) => each.section === section);
  if (mine.length === 0) return null;
  const ids = mine.map(({ id }) => id);
  const name = words.sections[section];
  const over = overOf(section, offers, chosen, resume);
  return (
    <section aria-label={name} className="border-t border-line first:border-t-0">
      <label className="flex cursor-pointer items-center gap-3 bg-sunken px-4 py-2.5 font-semibold">
        <input
          type="checkbox"
          checked={ids.every((id) => chosen.has(id))}
          onChange={(event) => onChoose(withAll(chosen, ids, event.target.checked))}
          className="size-5 flex-none accent-people"
        />
        {words.all(name, mine.length)}
      </label>
      {over > 0 && (
        <p className="px-4 pt-2 text-sm font-medium text-warn">
          {words.full(name, resumeLimits.entries, over)}
        </p>
      )}
      <ul>
        {mine.map((offer) => (
          <Tick
            key={offer.id}
            isChosen={chosen.has(offer.id)}
            onTick={(isIn) => onChoose(withAll(chosen, [offer.id], isIn))}
          >
            <EntryWords offer={offer} />
          </Tick>
        ))}
      </ul>
    </section>
  );
};

const aboutText = (name: AboutName, { intro, about }: Found): string => {
  if (name === 'intro') return intro;
  if (name !== 'links') return about[name];
  return about.links.map(({ label, url }) => [label, url].filter(Boolean).join(': ')).join('\n');
};

const aboutNote = (name: AboutName, { found, resume }: ReviewProps): string | null => {
  if (name === 'links' && linksOverflow(found, resume))
    return words.tooManyLinks(resumeLimits.links);
  if (isFilled(name, resume)) return name === 'links' ? words.linksAdded : words.replaces;
  return name === 'email' || name === 'phone' ? words.noted : null;
};

const AboutPart = (props: ReviewProps) => {
  const { found, offers, chosen, onChoose } = props;
  if (offers.about.length === 0) return null;
  return (
    <section aria-label={words.you} className="border-t border-line first:border-t-0">
      <p className="bg-sunken px-4 py-2.5 font-semibold">{words.you}</p>
      <ul>
        {offers.about.map((name) => (
          <Tick
            key={name}
            isChosen={chosen.has(name)}
            onTick={(isIn) => onChoose(withAll(chosen, [name], isIn))}
          >
            <span className="font-medium">
              {name === 'intro' ? words.introduction : words.about[name]}
            </span>
            <span dir="auto" className="line-clamp-4 text-sm whitespace-pre-line text-ink-soft">
              {aboutText(name, found)}
            </span>
            <span className="text-sm font-medium text-warn empty:hidden">
              {aboutNote(name, props)}
            </span>
          </Tick>
        ))}
      </ul>
    </section>
  );
};

const Reports = ({ reports }: { readonly reports: readonly Report[] }) =>
  reports.length === 0 ? null : (
    <details open={reports.length < 6} className="rounded-md border border-line">
      <summary className="cursor-pointer px-4 py-3 font-medium">
        {words.reports(reports.length)}
      </summary>
      <ul className="max-h-[30dvh] overflow-y-auto border-t border-line px-4 py-2 text-sm">
        {reports.map(({ where, text }) => (
          <li key={`${where} ${text}`} className="py-1.5">
            <span className="font-medium">{where}</span>{' '}
            <span dir="auto" className="text-ink-soft">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );

/** What was found, to be chosen from, and what was not taken in or otherwise. */
export const Review = (props: ReviewProps) => {
  const { found, offers } = props;
  const isAnything = offers.entries.length + offers.about.length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="font-medium">{words.found(offers.entries.length)}</p>
      {isAnything && (
        <section
          aria-label={words.title}
          className="max-h-[45dvh] overflow-y-auto rounded-md border border-line"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
          tabIndex={0}
        >
          <AboutPart {...props} />
          {resumeSections.map((section) => (
            <SectionPart key={section} section={section} {...props} />
          ))}
        </section>
      )}
      <Reports reports={found.reports} />
    </div>
  );
};
