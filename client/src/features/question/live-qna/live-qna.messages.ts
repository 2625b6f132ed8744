import type { holderVoting } from '@sets/shared/question/kinds/live-qna.ts';
import type * as z from 'zod/mini';

type Voting = z.infer<typeof holderVoting>;

/** What the editor, the wall and the host’s page say of the place of a live Q&A. */
export const liveQnaHolderMessages = {
  name: 'Live Q&A',
  means: 'What people want to ask, and which of it first.',
  text: 'What may people ask about?',
  placeholder: 'What is still unclear?',
  lacks: 'Write the prompt: what people may ask about.',
  hint: 'When you come here, one tap opens the questions of the room; another one takes you back to the poll.',
  moderated: 'Check each question first',
  moderatedHint: 'Nobody else sees it before you let it through.',
  names: 'Names',
  namesHint: 'Who asks may say who they are.',
  voting: 'Votes',
  votings: {
    off: 'No votes',
    up: 'For questions',
    both: 'For and against questions',
  } satisfies Record<Voting, string>,
  invitation: 'Ask your questions',
  invitationNote: 'It opens in a moment, here and on your phone.',
} as const;
