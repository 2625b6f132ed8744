import livePolls from './pictures/live-polls.webp';
import { updateLogMessages } from './update-log.messages.ts';

const {
  food,
  foodOrders,
  articles,
  blogs,
  cheatSheets,
  resume,
  quizzes,
  generator,
  kinds,
  spaces,
  questions,
  liveQna,
  stage,
  rooms,
  results,
  accounts,
  formulas,
  polls,
} = updateLogMessages.entries;

/** What came when. Texts may hold formulas. */
export interface UpdateEntry {
  readonly id: string;
  /** The day, as `2026-11-21`. */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly picture?: { readonly src: string; readonly alt: string };
}

/** Newest first. Whoever has closed the modal sees it again with a new entry: the id is what counts. */
export const updateEntries: readonly UpdateEntry[] = [
  { id: 'food-orders', date: '2026-11-29', ...foodOrders },
  { id: 'food', date: '2026-11-29', ...food },
  { id: 'articles', date: '2026-11-29', ...articles },
  { id: 'cheat-sheets', date: '2026-11-28', ...cheatSheets },
  { id: 'blogs', date: '2026-11-28', ...blogs },
  { id: 'resume', date: '2026-11-28', ...resume },
  { id: 'quizzes', date: '2026-11-27', ...quizzes },
  { id: 'generator', date: '2026-11-27', ...generator },
  { id: 'kinds', date: '2026-11-24', ...kinds },
  { id: 'spaces', date: '2026-11-23', ...spaces },
  { id: 'questions', date: '2026-11-23', ...questions },
  { id: 'live-qna', date: '2026-11-23', ...liveQna },
  { id: 'stage', date: '2026-11-22', ...stage },
  { id: 'rooms', date: '2026-11-22', ...rooms },
  { id: 'results', date: '2026-11-22', ...results },
  { id: 'accounts', date: '2026-11-21', ...accounts },
  { id: 'formulas', date: '2026-11-21', ...formulas },
  {
    id: 'polls',
    date: '2026-11-20',
    title: polls.title,
    description: polls.description,
    picture: { src: livePolls, alt: polls.alt },
  },
];
