import './at-the-bell.css';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import {
  type AnswerSheet,
  heldAnswer,
  refusedAnswer,
  unsentAnswer,
} from '../../../../live/answer-sheet.ts';
import type { Notes } from '../../../../live/phone-memory.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { useSecondsLeft } from '../../../stage/use-seconds-left.ts';
import { bellMessages as say } from '../bell.messages.ts';
import { sameAnswer } from '../poll-phone-view.ts';
import { readMarked, wholeOf } from '../sure-answer.ts';
import { draftOf } from '../use-marks.ts';

/** What was open when this phone looked last, and of which slots what was marked has been sent. */
const openNote = 'open';
const sentNote = 'sent-at-the-bell';

/** A slot, with the revision of its answer. */
const standing = z.object({ slot: z.string(), revision: z.number() });
type Standing = z.infer<typeof standing>;
const standings = z.array(standing);
const slots = z.array(z.string());
/** What is marked and not sent; `at`: when it was changed last, in ms of the server's clock. */
const draft = z.looseObject({ done: z.unknown(), sure: z.unknown(), at: z.number() });

const givenIn = (sheet: AnswerSheet, slot: string) =>
  unsentAnswer(sheet, slot) ?? heldAnswer(sheet, slot);

const standingOf = (sheet: AnswerSheet, slot: string): Standing => ({
  slot,
  revision: givenIn(sheet, slot)?.revision ?? 0,
});

/** What is to be sent of a slot that has closed; null where nothing is, or it was sent. */
const draftToSend = (notes: Notes, sheet: AnswerSheet, slot: string) => {
  const kept = notes.read(draftOf(slot), draft);
  const marked = readMarked(z.unknown(), kept && { ...kept, answer: kept.done });
  const whole = marked && wholeOf(marked);
  const isNew = whole !== null && !sameAnswer(whole, givenIn(sheet, slot)?.value);
  return kept !== null && isNew ? { slot, whole, at: kept.at } : null;
};

/** Whoever has answered since, on whichever page, has not marked it last: then it waits for their tap. */
const keepForTap = (notes: Notes, slot: string): void => {
  const kept = notes.read(draftOf(slot), draft);
  if (kept !== null) notes.write(draftOf(slot), { ...kept, done: null });
};

/** The slots that are on, open or closed. */
const slotsOn = (view: PollPhoneReading): string[] =>
  view.together.length > 0
    ? view.together.map(({ place, round }) => slotOf({ question: place, round }))
    : [slotOf(view)];

interface AtTheBellProps extends Pick<
  PhoneViewProps,
  'answer' | 'notes' | 'offset' | 'online' | 'sheet'
> {
  readonly view: PollPhoneReading;
}

/**
 * Sends what is marked and could be sent when its question closes, as tapped when it was changed
 * last: the server takes that for a short while. It is told, for nobody has tapped Send. Also of the
 * questions that are open beside the one on show, and where the page was away meanwhile.
 */
const AtTheBell = ({ view, notes, offset, online, sheet, answer }: AtTheBellProps) => {
  const left = useSecondsLeft(view.phase === 'open' ? view.deadline : null, offset);
  const isOpen = view.phase === 'open' && left !== 0;
  const on = slotsOn(view);
  // A survey that is over is not on any more, and still takes what was tapped before.
  const isTaken = (slot: string): boolean => on.includes(slot) || view.survey !== null;

  const look = useEffectEvent((open: readonly Standing[]) => {
    const before = notes.read(openNote, standings) ?? [];
    for (const { slot, revision } of before) {
      if (standingOf(sheet, slot).revision !== revision) keepForTap(notes, slot);
    }
    notes.write(openNote, open.length === 0 ? null : open);
    if (open.length > 0) {
      notes.write(sentNote, null);
      return;
    }
    const drafts = before.flatMap(({ slot }) =>
      isTaken(slot) ? (draftToSend(notes, sheet, slot) ?? []) : [],
    );
    if (drafts.length === 0) return;
    notes.write(
      sentNote,
      drafts.map(({ slot }) => slot),
    );
    for (const { slot, whole, at } of drafts) {
      notes.write(draftOf(slot), null);
      answer(slot, whole, Math.max(0, Math.round(at)));
    }
  });
  // Long before it is needed: at the end there may be no network.
  useEffect(() => void import('./ended.tsx').catch(() => undefined), []);
  const open = JSON.stringify(isOpen ? on.map((slot) => standingOf(sheet, slot)) : []);
  useEffect(() => look(z.parse(standings, JSON.parse(open))), [open]);

  const sent = isOpen ? [] : (notes.read(sentNote, slots) ?? []);
  const told = sent.filter((slot) => isTaken(slot) && refusedAnswer(sheet, slot) === undefined);
  const waits = told.some((slot) => unsentAnswer(sheet, slot) !== undefined);
  const line = online ? say.onItsWay : say.kept;
  return <output className="poll-bell">{told.length > 0 && (waits ? line : say.sent)}</output>;
};

export default AtTheBell;
