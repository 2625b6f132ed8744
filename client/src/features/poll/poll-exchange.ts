import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { pollExchangeCalls, type PollSettings } from '@sets/shared/poll/poll-exchange.calls.ts';
import type { Exchange, Taken } from '../material/exchange/exchange.ts';
import { isBlank } from '../material/draft-check.ts';
import { blankDraft, type PollDraft } from './poll-draft.ts';
import { pollMaterial } from './poll-material.ts';

/** A poll with these questions behind its own. */
export const withTaken = (
  draft: PollDraft,
  { questions }: Pick<Taken<PollSettings>, 'questions'>,
): PollDraft => {
  const extras = questions.flatMap(({ question: { id }, confidence, right }) =>
    confidence || right !== null ? [{ id, confidence, right }] : [],
  );
  const all = [...(draft.extras ?? []), ...extras];
  return {
    ...draft,
    questions: [
      ...draft.questions.filter((each) => !isBlank(each)),
      ...questions.map(({ question }) => question),
    ],
    ...(all.length > 0 && { extras: all }),
  };
};

/** Polls from files, and as files. */
export const pollExchange: Exchange<PollDraft, PollDefinition, PollSettings> = {
  material: pollMaterial,
  calls: pollExchangeCalls,
  ref: 'pollid',
  noun: 'poll',
  begun: (settings) => ({ ...blankDraft(), ...settings }),
  withTaken,
};
