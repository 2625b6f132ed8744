import { plainName, rowsOf } from './csv-table.ts';
import { descriptionOf } from './description.ts';
import { durationOf } from './durations.ts';
import { importMessages } from './files.messages.ts';
import { type Found, type Gathering, gathering } from './gathered.ts';
import { type Place, placeOf } from './place.ts';
import { reportMessages as words } from './report.messages.ts';

/** A CSV file as its lines of cells. */
export interface NamedTable {
  readonly name: string;
  readonly lines: readonly (readonly string[])[];
}

interface Kind {
  readonly columns: readonly string[];
  readonly read: (row: Place, into: Gathering) => void;
  /** What is said once, where it comes into a section of another name. */
  readonly note?: string;
}

/** LinkedIn has called them both ways. */
const dates = ['Started On', 'Finished On', 'Start Date', 'End Date'];

const lasted = (row: Place): string =>
  durationOf(
    row.text('Started On') || row.text('Start Date'),
    row.text('Finished On') || row.text('End Date'),
  );

const position: Kind = {
  columns: ['Company Name', 'Title', 'Description', 'Location', ...dates],
  read: (row, into) =>
    into.add(
      'wkexp',
      {
        title: row.text('Title'),
        company: row.text('Company Name'),
        duration: lasted(row),
        description: descriptionOf({
          paragraphs: [row.text('Description')],
          facts: [row.text('Location')],
        }),
      },
      row.where,
    ),
};

const volunteering: Kind = {
  columns: ['Company Name', 'Role', 'Cause', 'Description', ...dates],
  note: words.asWork,
  read: (row, into) =>
    into.add(
      'wkexp',
      {
        title: row.text('Role'),
        company: row.text('Company Name'),
        duration: lasted(row),
        description: descriptionOf({
          paragraphs: [row.text('Description')],
          facts: [row.text('Cause')],
        }),
      },
      row.where,
    ),
};

const education: Kind = {
  columns: ['School Name', 'Degree Name', 'Field of Study', 'Notes', 'Activities', ...dates],
  read: (row, into) =>
    into.add(
      'education',
      {
        school: row.text('School Name'),
        duration: lasted(row),
        description: descriptionOf({
          paragraphs: [
            [row.text('Degree Name'), row.text('Field of Study')].filter(Boolean).join(', '),
            row.text('Notes'),
            row.text('Activities'),
          ],
        }),
      },
      row.where,
    ),
};

/** What somebody did or was given: its name, when, and what else is said of it. */
const achievement = (
  title: string,
  when: readonly string[],
  said: readonly string[],
  facts: readonly string[] = ['Url'],
): Kind => ({
  columns: [title, ...when, ...said, ...facts],
  note: words.asAchievements,
  read: (row, into) =>
    into.add(
      'achievement',
      {
        title: row.text(title),
        when: when.length === 1 ? row.text(when[0] ?? '') : lasted(row),
        description: descriptionOf({
          paragraphs: said.map((name) => row.text(name)),
          facts: facts.map((name) => row.text(name)),
        }),
      },
      row.where,
    ),
});

const skill = (title: string, said: readonly string[], note?: string): Kind => ({
  columns: [title, ...said],
  ...(note !== undefined && { note }),
  read: (row, into) =>
    into.add(
      'skill',
      { skillName: row.text(title), description: said.map((name) => row.text(name)).join('') },
      row.where,
    ),
});

/** The addresses of a cell: one a line, or a list of them, each behind what kind of site it is. */
const sitesIn = (cell: string): { readonly label: string; readonly url: string }[] =>
  cell
    .replaceAll(/^\[|\]$/g, '')
    .split(/[\n,]\s*(?=(?:\w+:)?https?:)|\n/)
    .flatMap((each) => {
      const [, label = '', url = ''] = /^(?:([A-Z_]+):)?(\S.*)$/s.exec(each.trim()) ?? [];
      const name = label.charAt(0) + label.slice(1).toLowerCase();
      return url === '' ? [] : [{ label: name === 'Other' ? '' : name.replaceAll('_', ' '), url }];
    });

const profile: Kind = {
  columns: ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location', 'Websites'],
  read: (row, { tell, setAbout, addIntro, addLink }) => {
    const name = [row.text('First Name'), row.text('Last Name')].filter(Boolean).join(' ');
    if (name !== '') tell(`${row.where}.First Name, Last Name`, words.accountName(name));
    setAbout('headline', row.text('Headline'), `${row.where}.Headline`);
    addIntro(row.text('Summary'), `${row.where}.Summary`);
    setAbout('place', row.text('Geo Location'), `${row.where}.Geo Location`);
    for (const { label, url } of sitesIn(row.text('Websites'))) {
      addLink(label, url, `${row.where}.Websites`);
    }
    for (const column of ['Address', 'Zip Code']) {
      if (row.has(column)) tell(`${row.where}.${column}`, words.noStreet);
      row.skip(column);
    }
  },
};

const emails: Kind = {
  columns: ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
  read: (row, { tell, setAbout }) => {
    const [address, isPrimary] = [row.text('Email Address'), row.text('Primary')];
    row.skip('Confirmed', 'Updated On');
    if (isPrimary.toLowerCase() === 'yes') setAbout('email', address, row.where);
    else tell(row.where, words.otherEmail(address));
  },
};

const phones = (): Kind => {
  let isThere = false;
  return {
    columns: ['Number', 'Extension', 'Type'],
    read: (row, { tell, setAbout }) => {
      const number = [row.text('Extension'), row.text('Number')].filter(Boolean).join(' ');
      row.skip('Type');
      if (isThere) tell(row.where, words.otherPhone(number));
      else setAbout('phone', number, row.where);
      isThere = true;
    },
  };
};

/** The tables that are read, by what their files are called. */
const kinds = (): ReadonlyMap<string, Kind> =>
  new Map<string, Kind>(
    Object.entries({
      profile,
      positions: position,
      education,
      skills: skill('Name', []),
      languages: skill('Name', ['Proficiency'], words.asSkills),
      projects: achievement('Title', dates, ['Description']),
      certifications: achievement('Name', dates, ['Authority'], ['License Number', 'Url']),
      honors: achievement('Title', ['Issued On'], ['Description'], []),
      publications: achievement('Name', ['Published On'], ['Publisher', 'Description']),
      volunteering,
      emailaddresses: emails,
      phonenumbers: phones(),
    }),
  );

/** What a file holds by its name, also where it was saved twice or lies in a folder. */
const kindOf = (name: string): string => {
  const own = name.replace(/^.*[/\\]/, '').replace(/\.csv$/i, '');
  return plainName(own.replace(/(?: ?\(\d+\)|_\d+)$/, ''));
};

const known = new Set(kinds().keys());
/** Whether a file of that name is a table that is read. */
export const isLinkedInTable = (name: string): boolean =>
  /\.csv$/i.test(name) && known.has(kindOf(name));

/** What tables of LinkedIn's data export hold for a resume; `others`: files that are no such tables. */
export const fromLinkedIn = (
  tables: readonly NamedTable[],
  others: readonly { readonly where: string; readonly text: string }[] = [],
): Found => {
  const into = gathering();
  into.hold('email');
  into.hold('phone');
  const all = kinds();
  for (const { name, lines } of tables) {
    const kind = all.get(kindOf(name));
    const rows = kind === undefined ? null : rowsOf(lines, kind.columns);
    if (kind === undefined || rows === null) {
      into.tell(name, kind === undefined ? words.unknownTable : words.noHeading);
      continue;
    }
    if (kind.note !== undefined && rows.length > 0) into.tell(name, kind.note);
    for (const [at, row] of rows.entries()) {
      const place = placeOf(row, `${name}[${at}]`, into.tell);
      if (place === null) continue;
      kind.read(place, into);
      place.end();
    }
  }
  for (const { where, text } of others) into.tell(where, text);
  return into.found(importMessages.sections);
};
