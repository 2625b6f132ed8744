import { formatCount } from '../../../ui/number-format.ts';

/** What the host's desk says of a survey. */
export const surveyMessages = {
  start: 'Leave open as a survey …',
  startHint: 'For days: whoever has the link answers when they like',
  startTitle: 'Leave this poll open as a survey',
  startText:
    'All questions are open until then, for whoever comes by the link or the code. You need not stay: it closes by itself.',
  dateTitle: 'When does this survey close?',
  againTitle: 'Open this survey again',
  startYes: 'Open the survey',
  dateYes: 'Change the date',
  againYes: 'Open it again',
  region: 'Survey',
  open: 'This survey is open',
  closed: 'This survey is closed',
  openUntil: (when: string) => `Until ${when}. It closes by itself; you need not stay.`,
  closedText: (days: number) =>
    `Nobody can answer any more. You can open it again for ${days} days, until its results are shown.`,
  closedShown:
    'The projector shows the results, and so do phones, unless this poll keeps them from phones.',
  answered: (people: number) => `${formatCount(people)} answered`,
  changeDate: 'Change the date …',
  close: 'Close it now',
  again: 'Open again …',
  show: 'Show results to everybody',
  hide: 'Hide results',
} as const;
