import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';
import { people } from './admin.messages.ts';

/** What the list of partnered schools and its form say. */
export const schoolMessages = {
  loading: 'Loading the schools …',
  lead: 'Whoever registers with an address of a school belongs to it.',
  add: 'Add a school',
  empty: 'No school is partnered yet',
  emptyText:
    'Add the first one: from then on an address at one of its domains says who belongs to it.',
  people,
  domains: (first: string, more: number) =>
    more === 0
      ? first
      : `${first} and ${more} more ${plural(more, { one: 'domain', other: 'domains' })}`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (count: number) =>
    count === 0
      ? 'Nobody belongs to it. Whoever registers with its addresses will have no school.'
      : `${people(count)} will have no school from then on, and be asked to set one up. Their accounts and what they made stay.`,
  removeYes: 'Remove it',
  keep: 'Keep it',
  removed: 'The school is removed.',

  newTitle: 'New school',
  editTitle: 'Edit school',
  back: 'All schools',
  gone: 'There is no such school',
  goneText: 'It may have been removed by another admin.',
  name: 'Name',
  nameFault: 'Give the school a name.',
  nameLong: (most: number) => `At most ${most} characters.`,
  icon: 'Picture',
  iconWords: {
    choose: 'Choose a picture',
    other: 'Choose another',
    remove: 'No picture',
    hint: 'A square logo looks best. It is made small here, in your browser.',
    fault: 'This file is not a picture that the browser can read. Take a PNG, JPEG or WebP.',
  },
  logo: 'Logo',
  logoWords: {
    choose: 'Choose a logo',
    other: 'Choose another logo',
    remove: 'No logo',
    hint: 'Wide, for a light ground. Rooms of the school show it on the projector and on phones.',
    fault: 'This file is not a picture that the browser can read. Take a PNG, JPEG or WebP.',
  },
  colour: 'Colour',
  colourPick: 'Pick the colour',
  colourExample: '#00594f',
  colourRemove: 'No colour',
  colourHint:
    'Rooms of the school take it for the lobby, the end and the dots of people. It becomes lighter or darker where words would be hard to read. Answers keep their colours.',
  colourFault: 'Not a colour, as #00594f.',
  sample: 'Join',
  sampleSoft: '87 people here',
  sampleLink: 'Results',
  country: 'Country',
  countryNone: 'Choose a country',
  countryFault: 'Choose a country.',
  currency: 'Currency',
  currencyHint:
    'Three letters, as EUR: people of the school pay in it. A new school without one has that of its country.',
  currencyOfStalls: (count: number, before: string) =>
    `The prices of ${formatCount(count)} ${plural(count, { one: 'stall', other: 'stalls' })} are in ${before}, and are not converted: each vendor writes them anew.`,
  currencyFault: 'Not a currency, as EUR.',
  domainsTitle: 'E-mail domains',
  domainsHint: 'As uni.example. Each stands for its subdomains too.',
  domain: (index: number) => `E-mail domain ${index + 1}`,
  domainExample: 'uni.example',
  domainAdd: 'Add a domain',
  domainFault: 'Not an e-mail domain, as uni.example.',
  domainsFault: 'Give at least one e-mail domain.',
  networksTitle: 'Campus networks',
  networksHint: 'As 192.0.2.0/24. Leave it empty where you do not know them.',
  network: (index: number) => `Campus network ${index + 1}`,
  networkExample: '192.0.2.0/24',
  networkAdd: 'Add a network',
  networkFault: 'Not a network, as 192.0.2.0/24.',
  divisionsTitle: 'Divisions',
  divisionsHint:
    'Faculties, departments or years. People name theirs in their settings: an address that the rule fits confirms it, else you do, under Divisions. A list of names can be pasted.',
  division: (index: number) => `Division ${index + 1}`,
  divisionExample: 'Engineering',
  divisionRule: (index: number) => `E-mail domains of division ${index + 1}`,
  divisionRuleExample: 'eng.uni.example',
  divisionAdd: 'Add a division',
  divisionNameless: 'Give it a name.',
  ruleFault: (rule: string) => `${rule} is not an e-mail domain.`,
  ruleElsewhere: (rule: string) => `${rule} is no domain of the school, and not below one.`,
  ruleTaken: (rule: string) => `${rule} is the rule of another division already.`,
  ruleMany: (most: number) => `At most ${most} domains.`,
  tooMany: (most: number) => `At most ${most} lines.`,
  twice: 'This is there twice.',
  removeLine: (what: string) => `Remove ${what}`,
  save: 'Save the school',
  saved: 'The school is saved.',
  faults: 'Some lines need another look.',
} as const;
