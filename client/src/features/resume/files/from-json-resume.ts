import { dayOf, datesIn, durationOf, losesDay } from './durations.ts';
import { descriptionOf } from './description.ts';
import { importMessages } from './files.messages.ts';
import { type Found, type Gathering, gathering } from './gathered.ts';
import { type Place, placeOf } from './place.ts';
import { reportMessages as words } from './report.messages.ts';

const sameDates = (duration: string, start: string, end: string): boolean => {
  const { startDate = '', endDate = '' } = datesIn(duration);
  return startDate === start && endDate === end;
};

/** How long it lasted: as it was written here, unless another program has changed the dates since. */
const lasted = (place: Place, { tell }: Gathering): string => {
  const [start, end, own] = [
    place.text('startDate'),
    place.text('endDate'),
    place.text('duration'),
  ];
  if (own !== '' && ((start === '' && end === '') || sameDates(own, start, end))) return own;
  const lost = [start, end].find(losesDay);
  if (lost !== undefined) tell('startDate, endDate', words.days(lost));
  const text = durationOf(start, end);
  if (own !== '') tell(`${place.where}.duration`, words.durationChanged(own));
  return start === '' && end === '' ? own : text;
};

const on = (place: Place, name: string): string => {
  const date = place.text(name);
  const own = place.text('when');
  return own !== '' && (date === '' || datesIn(own).startDate === date) ? own : dayOf(date);
};

const work = (place: Place, into: Gathering, company: string): void =>
  into.add(
    'wkexp',
    {
      title: place.text('position'),
      company: place.text(company),
      duration: lasted(place, into),
      description: descriptionOf({
        paragraphs: [place.text('summary')],
        points: place.texts('highlights'),
        facts: [place.text('description'), place.text('location'), place.text('url')],
      }),
    },
    place.where,
  );

const education = (place: Place, into: Gathering): void => {
  const [degree, area, score] = [place.text('studyType'), place.text('area'), place.text('score')];
  into.add(
    'education',
    {
      school: place.text('institution'),
      duration: lasted(place, into),
      description: descriptionOf({
        paragraphs: [
          [degree, area].filter(Boolean).join(', '),
          score === '' ? '' : `Score: ${score}`,
          place.text('summary'),
        ],
        points: place.texts('courses'),
        facts: [place.text('url')],
      }),
    },
    place.where,
  );
};

/** What is known, and how well: a line each. */
const known = (place: Place): string => {
  const lines = [place.text('level'), place.texts('keywords').join(', ')].filter(Boolean);
  return descriptionOf({ paragraphs: [lines.join('\n'), place.text('summary')] });
};

const achievement = (
  place: Place,
  into: Gathering,
  names: { title: string; by: string; date: string },
) =>
  into.add(
    'achievement',
    {
      title: place.text(names.title),
      when: on(place, names.date),
      description: descriptionOf({
        paragraphs: [place.text(names.by), place.text('summary')],
        facts: [place.text('url')],
      }),
    },
    place.where,
  );

const project = (place: Place, into: Gathering): void =>
  into.add(
    'achievement',
    {
      title: place.text('name'),
      when: lasted(place, into),
      description: descriptionOf({
        paragraphs: [place.text('description'), place.text('summary')],
        points: place.texts('highlights'),
        facts: [
          place.texts('roles').join(', '),
          place.text('entity'),
          place.text('type'),
          place.texts('keywords').join(', '),
          place.text('url'),
        ],
      }),
    },
    place.where,
  );

interface Part {
  readonly read: (place: Place, into: Gathering) => void;
  /** What is said once, where it comes into a part of another name. */
  readonly note?: string;
}

const parts: Readonly<Record<string, Part>> = {
  work: { read: (place, into) => work(place, into, 'name') },
  volunteer: { read: (place, into) => work(place, into, 'organization'), note: words.asWork },
  education: { read: education },
  skills: {
    read: (place, into) =>
      into.add('skill', { skillName: place.text('name'), description: known(place) }, place.where),
  },
  languages: {
    read: (place, into) =>
      into.add(
        'skill',
        { skillName: place.text('language'), description: place.text('fluency') },
        place.where,
      ),
    note: words.asSkills,
  },
  interests: {
    read: (place, into) =>
      into.add('interest', { title: place.text('name'), description: known(place) }, place.where),
  },
  awards: {
    read: (place, into) =>
      achievement(place, into, { title: 'title', by: 'awarder', date: 'date' }),
  },
  certificates: {
    read: (place, into) => achievement(place, into, { title: 'name', by: 'issuer', date: 'date' }),
    note: words.asAchievements,
  },
  publications: {
    read: (place, into) =>
      achievement(place, into, { title: 'name', by: 'publisher', date: 'releaseDate' }),
    note: words.asAchievements,
  },
  projects: { read: project, note: words.asAchievements },
  references: {
    read: (place, { tell }) => {
      tell(place.where, words.noReferences(place.text('name')));
      place.skip('reference');
    },
  },
};

/** A profile is called by where it is; by whom, where its address does not say that. */
const profileLabel = (network: string, username: string, url: string): string =>
  username === '' || url.toLowerCase().includes(username.toLowerCase())
    ? network
    : [network, username].filter(Boolean).join(': ');

const location = (place: Place, { tell, setAbout }: Gathering): void => {
  const city = [place.text('city'), place.text('region'), place.text('countryCode')];
  setAbout('place', city.filter(Boolean).join(', '), place.where);
  for (const name of ['address', 'postalCode']) {
    if (place.has(name)) tell(`${place.where}.${name}`, words.noStreet);
    place.skip(name);
  }
  place.end();
};

const basics = (place: Place, into: Gathering, ownName: string): void => {
  const name = place.text('name');
  if (name !== '' && name !== ownName) into.tell('basics.name', words.accountName(name));
  if (place.text('image') !== '') into.tell('basics.image', words.noImage);
  into.setAbout('headline', place.text('label'), 'basics.label');
  const [email, asWritten] = [place.text('email'), place.text('emailAsWritten')];
  into.setAbout('email', email || asWritten, 'basics.email');
  into.setAbout('phone', place.text('phone'), 'basics.phone');
  into.addIntro(place.text('summary'), 'basics.summary');
  const home = place.text('url');
  const profiles = place.places('profiles');
  const links = profiles.map((profile) => {
    const [uri, written] = [profile.text('url'), profile.text('urlAsWritten')];
    const url = written || uri;
    const label = profileLabel(profile.text('network'), profile.text('username'), url);
    profile.end();
    return { label, uri, url, where: profile.where };
  });
  // Programs that know one address only are given the first; it is no other link.
  const isThere = links.some(({ uri }) => uri === home);
  if (home !== '' && !isThere) into.addLink('Website', home, 'basics.url');
  for (const { label, url, where } of links) into.addLink(label, url, where);
  const where = place.place('location');
  if (where !== null) location(where, into);
  place.end();
};

const meta = (place: Place, { tell }: Gathering): void => {
  for (const name of ['canonical', 'lastModified']) {
    if (place.has(name)) tell(`${place.where}.${name}`, words.aboutFile);
  }
  place.skip('canonical', 'lastModified', 'version');
  place.end();
};

/** Whether it looks like a JSON Resume at all. */
export const isJsonResume = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['basics', ...Object.keys(parts)].some((name) => Object.hasOwn(value, name));

/** What a JSON Resume holds for a resume. `ownName` is the name of who imports it. */
export const fromJsonResume = (value: unknown, ownName = ''): Found => {
  const into = gathering();
  const root = placeOf(value, '', into.tell);
  const person = root?.place('basics') ?? null;
  if (person !== null) basics(person, into, ownName);
  for (const [name, { read, note }] of Object.entries(parts)) {
    const places = root?.places(name) ?? [];
    if (note !== undefined && places.length > 0) into.tell(name, note);
    for (const place of places) {
      read(place, into);
      place.end();
    }
  }
  const about = root?.place('meta') ?? null;
  if (about !== null) meta(about, into);
  root?.skip('$schema');
  root?.end();
  return into.found(importMessages.sections);
};
