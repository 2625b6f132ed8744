import { feedbackTexts } from '@sets/shared/feedback/feedback.contract.ts';

/** What the feedback dialog says. */
export const feedbackMessages = {
  ...feedbackTexts,
  title: 'Give feedback',
  lead: 'It goes to the people who run this server, with your name if you are logged in.',
  type: 'What is it about?',
  types: {
    general: 'In general',
    problem: 'Something does not work',
    idea: 'An idea',
    question: 'A question',
  },
  text: 'Your feedback',
  placeholder: 'What went well, what did not?',
  send: 'Send',
  cancel: 'Cancel',
} as const;
